import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askTls } from '../../test/harness/ask-tls.ts'
import { freePort } from '../../test/harness/ports/free-port.ts'
import { type HostName, hasHost, PROGRAMS, startHost } from '../../test/harness/tls-host.ts'
import { caddyfile } from './caddyfile.ts'
import { hostRules } from './host-rules.ts'
import { nginxConfig } from './nginx-config.ts'

const config = async () =>
  nginxConfig({ rules: await hostRules({ policy: '', read: async () => '', base: '' }), ...PARTS })
const PARTS = { gone: {}, base: '', proxied: [] }

describe.skipIf(!hasHost('nginx'))('what nginx itself does with its log', () => {
  let project: string
  beforeEach(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'adbond-host-logs-'))
  })
  afterEach(() => rm(project, { recursive: true, force: true }))

  it('names the page that was asked for, whichever file answered, and no query', async () => {
    await mkdir(path.join(project, 'dist/shells'), { recursive: true })
    await mkdir(path.join(project, 'deploy'))
    for (const file of ['shells/package.html', '404.html'])
      await writeFile(path.join(project, 'dist', file), '')
    await writeFile(path.join(project, 'deploy/nginx.conf'), await config())
    const host = await startHost('nginx', { project })
    try {
      for (const asked of [
        '/projects/package/101?utm_source=x',
        '/old.php?id=7',
        '/nowhere?q=secret',
        '/a%3Fb',
      ])
        await askTls(host.port, asked, { referer: 'https://search.example/?q=secret' })
      const lines = async () => (await readFile(host.log, 'utf8')).trim().split('\n')
      await expect.poll(async () => (await lines()).length).toBe(4)
      const told = (await lines()).map((line) => /"GET (\S+) HTTP\/1\.1" (\d+) \d+ "-"/.exec(line)?.slice(1))
      expect(told).toEqual([
        ['/projects/package/101', '200'],
        ['/old.php', '404'],
        ['/nowhere', '404'],
        ['/a%3Fb', '404'],
      ])
      expect((await lines()).join()).not.toMatch(/secret|utm_source/)
    } finally {
      await host.stop()
    }
  })

  it('reads the files of two builds beside each other, though neither was told the name of its site', async () => {
    const logs = async () => (await config()).slice(0, (await config()).indexOf('\nserver {'))
    const both = path.join(project, 'both.conf')
    const places = `pid ${project}/pid; error_log ${project}/errors;`
    await writeFile(both, `${places} events {} http { access_log off;\n${await logs()}${await logs()}}`)
    execFileSync(PROGRAMS.nginx, ['-t', '-q', '-c', both, '-e', `${project}/errors`], { stdio: 'pipe' })
  })
})

it('the owner is told that nginx.conf writes a log, whatever the settings around it say', async () => {
  const [, told = ''] = (await readFile('docs/owner.md', 'utf8')).split('## What people gave us')
  expect(await config()).toContain('  access_log /var/log/nginx/')
  expect(told).toMatch(
    /writes to `\/var\/log\/nginx\/`, also where your `nginx\.conf` says `access_log off;`/,
  )
})

const WRITTEN = { nginx: ['nginx.conf', nginxConfig], caddy: ['Caddyfile', caddyfile] } as const

/** Breaks off in the middle of each answer. */
async function halfApi() {
  const api = createServer((_, answer) => {
    answer.writeHead(200, { 'content-length': '1000' })
    answer.write('half', () => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  return api
}

describe.each(['nginx', 'caddy'] as const satisfies HostName[])('of an API without answers, %s', (name) => {
  let project: string
  const open = async (api: string) => {
    project = await mkdtemp(path.join(tmpdir(), 'adbond-host-logs-'))
    await mkdir(path.join(project, 'dist'))
    await mkdir(path.join(project, 'deploy'))
    const [file, write] = WRITTEN[name]
    await writeFile(path.join(project, 'deploy', file), write({ ...PARTS, rules: [], proxied: ['/api/v2/'] }))
    return startHost(name, { project, api })
  }
  afterEach(() => rm(project, { recursive: true, force: true }))

  it.skipIf(!hasHost(name))('writes down neither who asked nor what was searched', async () => {
    const host = await open(`127.0.0.1:${await freePort()}`)
    const { status } = await askTls(host.port, '/api/v2/posts?search=secret')
    expect(await host.stop()).not.toMatch(/secret|remote_ip|client: 127/)
    expect(status).toBe(502)
  })

  it.skipIf(!hasHost(name))('writes nothing where an answer ends too early', async () => {
    const api = await halfApi()
    const host = await open(`127.0.0.1:${(api.address() as AddressInfo).port}`)
    try {
      await expect(askTls(host.port, '/api/v2/posts?search=secret')).rejects.toThrow()
    } finally {
      api.close()
    }
    expect(await host.stop()).not.toMatch(/secret|incomplete|prematurely/)
  })
})
