// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recentReloads, reloadOnce } from './reload-once.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const ago = (minutes: number) => NOW - minutes * MINUTE

test.each<[string, number[], number]>([
  ['never before', [], 0],
  ['no readable note', [Number.NaN], 0],
  ['a minute ago', [ago(1)], 1],
  ['a second time in the same instant', [NOW], 1],
  ['eleven minutes ago', [ago(11)], 0],
  ['in the future, by a clock that was ahead', [ago(-90)], 0],
  ['three times', [ago(3), ago(2), ago(1)], 3],
  ['three times, one of them long ago', [ago(11), ago(2), ago(1)], 2],
])('how many reloads count before the page reloads itself again: %s', (_, moments, count) => {
  expect(recentReloads(moments, NOW)).toBe(count)
})

describe('a part that cannot be fetched', () => {
  const reload = vi.fn()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const isClean = () => false
  const cut = new SyntaxError('Unexpected end of input')
  const addressOf = (script: string) => `${location.origin}/assets/${script}-ab12.js`
  const asked: string[] = []

  /** Scripts of this page. Returns the addresses that are fetched. */
  function loads(...scripts: string[]): string[] {
    const entries = scripts.map((script) => ({ name: addressOf(script) }) as PerformanceEntry)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('')
    })
    return asked
  }

  /** The page was loaded anew, in the same tab. */
  async function nextLife(): Promise<typeof reloadOnce> {
    vi.resetModules()
    return (await import('./reload-once.ts')).reloadOnce
  }

  beforeEach(() => {
    sessionStorage.clear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    reload.mockClear()
    asked.length = 0
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
    loads('core')
    const own = await nextLife()
    expect(await Promise.all([own(cut, isClean), own(cut, isClean)])).toEqual([true, true])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('does not parse although it was fetched whole: the browser is too old, and it costs nothing more', async () => {
    const asked = loads('core', 'data')
    expect(await (await nextLife())(cut, isClean)).toBe(true)
    expect(asked).toHaveLength(2)
    const later = await nextLife()
    expect(await later(cut, isClean)).toBe(false)
    expect(await later(cut, isClean)).toBe(false)
    expect(asked).toHaveLength(2)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('and was cut short behind one that is whole by now is fetched by itself', async () => {
    const asked = loads('core')
    await (await nextLife())(cut, isClean)
    loads('core', 'data')
    expect(await (await nextLife())(cut, isClean)).toBe(true)
    loads('core', 'data', 'find')
    expect(await (await nextLife())(cut, isClean)).toBe(true)
    expect(asked).toEqual(['core', 'data', 'find'].map(addressOf))
  })

  test('is fetched anew once more when the last time is ten minutes ago', async () => {
    const asked = loads('core')
    await (await nextLife())(cut, isClean)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * MINUTE)
    expect(await (await nextLife())(cut, isClean)).toBe(true)
    expect(asked).toHaveLength(2)
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
