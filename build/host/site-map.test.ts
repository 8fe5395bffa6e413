import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askTls } from '../../test/harness/ask-tls.ts'
import { freePort } from '../../test/harness/ports/free-port.ts'
import { type HostName, hasHost, startHost } from '../../test/harness/tls-host.ts'
import { caddyfile } from './caddyfile.ts'
import { hostRules } from './host-rules.ts'
import { nginxConfig } from './nginx-config.ts'

const WRITTEN = { nginx: ['nginx.conf', nginxConfig], caddy: ['Caddyfile', caddyfile] } as const
const OF_BUILD = '<urlset>of the build</urlset>'
const OF_TODAY = '<urlset>of today</urlset>'
const PROXIED = ['/api/v2/', '/media/']

async function apiThatAnswers(status: number) {
  const api = createServer((_, answer) =>
    answer.writeHead(status, { 'Cache-Control': 'of-the-api', 'Content-Type': 'text/xml' }).end(OF_TODAY),
  ).listen(0, '127.0.0.1')
  await once(api, 'listening')
  onTestFinished(() => void api.close())
  return `127.0.0.1:${(api.address() as AddressInfo).port}`
}

const apiThatIsAway = async () => `127.0.0.1:${await freePort()}`

type Site = { base?: string; proxied?: string[]; hasMap?: boolean }

describe.each(['nginx', 'caddy'] as const satisfies HostName[])('the site map of %s', (name) => {
  async function siteMap(api: string, { base = '', proxied = PROXIED, hasMap = true }: Site = {}) {
    const project = await mkdtemp(path.join(tmpdir(), 'adbond-site-map-'))
    onTestFinished(() => rm(project, { recursive: true }))
    for (const folder of ['dist', 'deploy']) await mkdir(path.join(project, folder))
    if (hasMap) await writeFile(path.join(project, 'dist/sitemap.xml'), OF_BUILD)
    const rules = await hostRules({ policy: "default-src 'none'", read: async () => '', base })
    const [file, write] = WRITTEN[name]
    await writeFile(path.join(project, 'deploy', file), write({ rules, gone: {}, base, proxied }))
    const host = await startHost(name, { project, base, api })
    const { status, text, headers } = await askTls(host.port, `${base}/sitemap.xml`).finally(host.stop)
    return { status, text, life: headers['cache-control'], type: headers['content-type'] }
  }
  const built = { status: 200, text: OF_BUILD, life: 'no-cache', type: 'application/xml' }

  it.skipIf(!hasHost(name))('is that of the server behind it, also in a folder', async () =>
    expect(await siteMap(await apiThatAnswers(200), { base: '/adbond' })).toMatchObject({
      ...{ status: 200, text: OF_TODAY, life: 'of-the-api', type: 'text/xml' },
    }),
  )

  it.skipIf(!hasHost(name)).each([404, 503])(
    'is that of the build where the server behind it answers %i',
    async (status) => expect(await siteMap(await apiThatAnswers(status))).toEqual(built),
  )

  it.skipIf(!hasHost(name))('is that of the build while no server is there', async () =>
    expect(await siteMap(await apiThatIsAway())).toEqual(built),
  )

  it.skipIf(!hasHost(name))('is that of the build where the API is elsewhere', async () =>
    expect(await siteMap(await apiThatAnswers(200), { proxied: [] })).toEqual(built),
  )

  it.skipIf(!hasHost(name))('is missing where neither has one', async () =>
    expect(await siteMap(await apiThatAnswers(404), { hasMap: false })).toMatchObject({ status: 404 }),
  )
})
