// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseDataSaver } from '#src/device/later/choose-data-saver.ts'
import { askForDaily, tellingNow } from './daily-look.ts'

const register = vi.fn(async () => undefined)
const phone = { permission: 'default', answer: 'default' }

beforeEach(() => {
  vi.clearAllMocks()
  phone.permission = 'default'
  const periodicSync = { register, getTags: async () => [] }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ periodicSync }) },
    permissions: { query: async () => ({ state: 'granted' }) },
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return phone.permission
    },
    requestPermission: async () => {
      phone.permission = phone.answer
      return phone.answer
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['granted', 'daily'],
  ['denied', 'refused'],
  ['default', 'possible'],
])('a question for notifications that ends as "%s" makes it %s', async (answer, telling) => {
  phone.answer = answer
  expect(await tellingNow()).toBe('possible')
  expect(await askForDaily()).toBe(telling)
  expect(register).toHaveBeenCalledTimes(telling === 'daily' ? 1 : 0)
})

it('a phone that saves data says so also where the browser has no daily look', async () => {
  vi.stubGlobal('navigator', {})
  expect(await askForDaily()).toBe('unsupported')
  chooseDataSaver(true)
  expect(await askForDaily()).toBe('saving')
  chooseDataSaver(false)
})
