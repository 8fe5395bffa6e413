import { afterEach, describe, expect, test, vi } from 'vitest'

type Rules = { createScript: (text: string) => string }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('the text of a data block', () => {
  test('cannot end its element', async () => {
    const { dataText } = await import('./trusted-data.ts')
    expect(dataText({ name: '</script><script>' })).toBe('{"name":"\\u003c/script>\\u003cscript>"}')
  })

  test('passes a policy that takes JSON and nothing else, made once', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { trustedData } = await import('./trusted-data.ts')
    expect(trustedData('{"a":1}')).toBe('{"a":1}')
    expect(() => trustedData('alert(1)')).toThrow(SyntaxError)
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('adbond-data', expect.anything())
  })

  test('is itself where the browser knows no Trusted Types', async () => {
    const { trustedData } = await import('./trusted-data.ts')
    expect(trustedData('{"a":1}')).toBe('{"a":1}')
  })
})
