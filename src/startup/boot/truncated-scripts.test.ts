// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each(['', '/adbond'])(
  'scripts and styles of a site in the folder "%s" are fetched anew, and nothing else',
  async (folder) => {
    const own = [`${folder}/assets/core-ab12.js`, `${folder}/assets/boot-cd34.css`].map(
      (path) => location.origin + path,
    )
    const others = [
      `${location.origin}${folder}/assets/hero-ef56.avif`,
      `${location.origin}${folder}/api/v2/assets?file=/assets/a.js`,
      'https://other.example/assets/core-ab12.js',
    ]
    const entries = [...own, ...own, ...others].map((name) => ({ name }) as PerformanceEntry)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
      asked.push(`${cache} ${url}`)
      return new Response('')
    })
    const { refetchScripts } = await import('./truncated-scripts.ts')
    expect(await refetchScripts('')).toBe(own.join(' '))
    expect(asked).toEqual(own.map((url) => `reload ${url}`))
  },
)
