// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savesData } from './data-saver.ts'

describe('whether a visit should cost less', () => {
  it.each([
    [null, false, false],
    [null, true, true],
    ['on', false, true],
    ['off', true, false],
    ['off', false, false],
  ] as const)('switch %s, browser asks %s: %s', (choice, asks, saves) => {
    expect(savesData(choice, asks)).toBe(saves)
  })
})

describe('the switch', () => {
  beforeEach(() => localStorage.clear())

  it('is remembered for the next visit', async () => {
    const { choices, saver } = await page()
    expect(saver.wantsLessData()).toBe(false)
    choices.chooseDataSaver(true)
    expect(saver.wantsLessData()).toBe(true)
    expect((await page()).saver.wantsLessData()).toBe(true)
  })

  it('tells whoever listens', async () => {
    const { choices, saver } = await page()
    const listener = vi.fn()
    saver.subscribeToDataSaver(listener)
    choices.chooseDataSaver(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is followed by a page that was open before', async () => {
    const before = await page()
    expect(before.saver.wantsLessData()).toBe(false)
    ;(await page()).choices.chooseDataSaver(true)
    before.choices.followDataSaver()
    expect(before.saver.wantsLessData()).toBe(true)
  })
})

/** What one page has of it. */
async function page() {
  vi.resetModules()
  return {
    saver: await import('./data-saver.ts'),
    choices: await import('#src/device/later/choose-data-saver.ts'),
  }
}
