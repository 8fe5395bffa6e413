// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadOnce, withReload } from './reload-once.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const ago = (minutes: number) => NOW - minutes * MINUTE

test.each<[string, number[], number, number[] | null]>([
  ['never before', [], 1, [NOW]],
  ['no readable note', [Number.NaN], 1, [NOW]],
  ['a minute ago', [ago(1)], 1, null],
  ['a second time in the same instant', [NOW], 1, null],
  ['eleven minutes ago', [ago(11)], 1, [NOW]],
  ['in the future, by a clock that was ahead', [ago(-90)], 1, [NOW]],
  ['a minute ago, where three may be', [ago(1)], 3, [ago(1), NOW]],
  ['three times, where no more may be', [ago(3), ago(2), ago(1)], 3, null],
  ['three times, one of them long ago', [ago(11), ago(2), ago(1)], 3, [ago(2), ago(1), NOW]],
])('the page reloads itself again after the last reload: %s', (_, earlier, most, reloads) => {
  expect(withReload(earlier, NOW, most)).toEqual(reloads)
})

describe('a part that cannot be fetched', () => {
  const reload = vi.fn()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const isClean = () => false

  beforeEach(() => {
    sessionStorage.clear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    reload.mockClear()
  })

  test('is fetched by one reload, and a second time by none', async () => {
    expect(await reloadOnce(gone, isClean)).toBe(true)
    expect(await reloadOnce(gone, isClean)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('costs nobody a form that is half filled', async () => {
    expect(await reloadOnce(gone, () => true)).toBe(false)
    expect(await reloadOnce(gone, isClean)).toBe(true)
  })

  test('leads to no reload without a line', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await reloadOnce(gone, isClean)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('and others that were cut short beside it cost one reload', async () => {
    vi.resetModules()
    const own = await import('./reload-once.ts')
    const cut = new SyntaxError('Unexpected end of input')
    const answers = await Promise.all([own.reloadOnce(cut, isClean), own.reloadOnce(cut, isClean)])
    expect(answers).toEqual([true, true])
    expect(Object.values(sessionStorage)).toEqual([expect.stringMatching(/^\d+$/)])
  })

  test('leads to none where no note of it can be kept', async () => {
    const setItem = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
    expect(await reloadOnce(gone, isClean)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
