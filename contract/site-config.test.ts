import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function settings(env: Record<`VITE_${string}`, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./site-config.ts')
}

it('a host with Yoruba letters is named as a header can carry it', async () => {
  const { siteConfig } = await settings({ VITE_API_BASE_URL: 'https://ilẹ̀.example.com/api/v2' })
  expect(siteConfig.apiOrigin).toMatch(/^https:\/\/xn--[a-z0-9-]+\.example\.com$/)
})
