// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { copyLink } from './copy-text.ts'

const warning = vi.hoisted(() => vi.fn())
vi.mock('#src/ui/toast.ts', () => ({ toast: { warning } }))
afterEach(() => void vi.unstubAllGlobals())

it('a link that cannot be copied is shown: an installed app has no address bar', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  const link = 'https://adbond.example/projects/package/101'
  const said = await copyLink(link)
  expect(said).toContain(link)
  expect(said).not.toContain('address bar')
  expect(warning.mock.calls[0]?.[0]).toBe(said)
})
