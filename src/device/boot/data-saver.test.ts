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
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('is remembered for the next visit', async () => {
    const now = await import('./data-saver.ts')
    expect(now.wantsLessData()).toBe(false)
    now.chooseDataSaver(true)
    expect(now.wantsLessData()).toBe(true)
    vi.resetModules()
    const later = await import('./data-saver.ts')
    expect(later.wantsLessData()).toBe(true)
  })

  it('tells whoever listens', async () => {
    const { chooseDataSaver, subscribeToDataSaver } = await import('./data-saver.ts')
    const listener = vi.fn()
    subscribeToDataSaver(listener)
    chooseDataSaver(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
