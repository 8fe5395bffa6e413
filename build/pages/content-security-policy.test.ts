import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const policy = async () =>
  (await import('./content-security-policy.ts')).policyFor(['sha256-a=', 'sha256-b='])

describe('the policy', () => {
  it('names the inlined styles and nothing unsafe', async () => {
    const text = await policy()
    expect(text).toContain("style-src 'self' 'sha256-a=' 'sha256-b='")
    expect(text).toContain("default-src 'none'")
    expect(text).toContain("require-trusted-types-for 'script'")
    expect(text).not.toContain('unsafe')
    expect(text).toContain("connect-src 'self';")
  })

  it('lets the site talk to an API on another origin, and show its pictures', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.com/api/v2')
    const text = await policy()
    expect(text).toContain("connect-src 'self' https://api.example.com;")
    expect(text).toContain("img-src 'self' data: https://api.example.com https:;")
  })

  it('goes into a header when the API has a name with Yoruba letters', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://ilẹ̀.example.com/api/v2')
    const headers = new Headers({ 'Content-Security-Policy': await policy() })
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://xn--")
  })

  it('names the hosts of pictures when the owner does, and no other', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.com/api/v2')
    vi.stubEnv('VITE_MEDIA_ORIGIN', 'https://media.example/, https://cdn.example')
    const text = await policy()
    const hosts = 'https://api.example.com https://media.example https://cdn.example'
    expect(text).toContain(`connect-src 'self' ${hosts};`)
    expect(text).toContain(`img-src 'self' data: ${hosts};`)
    expect(text).toContain(`media-src 'self' ${hosts};`)
  })
})
