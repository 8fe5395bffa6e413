import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askTls } from '../../../test/harness/ask-tls.ts'
import { hasHost } from '../../../test/harness/tls-host.ts'
import { NEIGHBOUR } from '../../../test/harness/tls-host-config.ts'
import { plain, type SharedHost, sharedHost } from './shared-host-for-tests.ts'

let shared: SharedHost
beforeEach(async () => {
  shared = await sharedHost()
})
afterEach(() => shared.end())
const open: SharedHost['open'] = (options) => shared.open(options)

const PACKS = { 'accept-encoding': 'gzip, br' }
const OF_SITE = ['content-security-policy', 'strict-transport-security', 'cache-control', 'content-encoding']

describe.skipIf(!hasHost('apache'))('On a shared host the file of the build', () => {
  it('does nothing to another site, whose folder lies within ours', async () => {
    const { port, plainPort } = await open({
      others: {
        [`${NEIGHBOUR}/index.html`]: 'the shop',
        [`${NEIGHBOUR}/contact.html`]: 'write to us',
        [`${NEIGHBOUR}/legal/index.html`]: 'terms of the shop',
      },
    })
    for (const [address, status, words] of [
      ['/', 200, 'the shop'],
      ['/index.html', 200, 'the shop'],
      ['/contact.html', 200, 'write to us'],
      ['/legal/', 200, 'terms of the shop'],
      ['/legal', 301, null],
      ['/contact', 404, null],
      ['/services', 404, null],
      ['/nothing.js', 404, null],
    ] as const) {
      const { text, headers, ...answer } = await askTls(port, address, PACKS, NEIGHBOUR)
      expect([address, answer.status, words === null || text === words]).toEqual([address, status, true])
      expect(text).not.toMatch(/^Not found$|Additionally/)
      for (const name of OF_SITE) expect(headers, address).not.toHaveProperty(name)
    }
    expect(await plain(plainPort, '/contact.html', { host: NEIGHBOUR })).toEqual([200, undefined])
    expect((await askTls(port, '/services')).headers).toHaveProperty('content-security-policy')
  })

  it('does nothing to a folder beside the pages, but hides what begins with a dot', async () => {
    const { port } = await open({
      others: {
        'blog/index.html': 'posts',
        'blog/b.js': 'b',
        'cgi-bin/x.html': 'x',
        '.git/config': 'secret',
      },
    })
    for (const [address, status, words] of [
      ['/blog', 301, null],
      ['/blog/', 200, 'posts'],
      ['/blog/b.js', 200, 'b'],
      ['/blog/nothing', 404, null],
      ['/cgi-bin/x.html', 200, 'x'],
    ] as const) {
      const { status: got, text, headers } = await askTls(port, address, PACKS)
      expect([address, got, words === null || text === words]).toEqual([address, status, true])
      expect(text).not.toContain('404.html')
      for (const name of OF_SITE) expect(headers, address).not.toHaveProperty(name)
    }
    for (const hidden of ['/.git/config', '/blog/.env'])
      expect((await askTls(port, hidden)).status, hidden).toBe(404)
    expect((await askTls(port, '/blogs')).text, 'no such folder').toContain('404.html')
  })
})
