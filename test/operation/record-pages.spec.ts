/** Links to packages and posts on hosts that serve files alone: each has the head of its record, as chats read it. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { askHeads } from '../../build/pages/ask-heads.ts'
import { writePages } from '../../build/pages/record-pages.ts'
import { askTls } from '../harness/ask-tls.ts'
import { startSite } from '../harness/site.ts'
import { type HostName, hasHost, startHost } from '../harness/tls-host.ts'

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const pictureOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1]

for (const name of ['nginx', 'caddy'] as const satisfies HostName[]) {
  test(`${name} sends each package and post of the build with the title and the picture of its own`, async () => {
    test.skip(!hasHost(name), `${name} is not installed here`)
    const project = await mkdtemp(path.join(tmpdir(), `adbond-records-${name}-`))
    const site = await startSite()
    await cp('dist', path.join(project, 'dist'), { recursive: true })
    await cp('deploy', path.join(project, 'deploy'), { recursive: true })
    const heads = await askHeads(`${site.origin}/api/v2`)
    const written = await writePages(heads, { folder: path.join(project, 'dist') })
    await site.remove() // from here on there is no server that could fill in a head
    const host = await startHost(name, { project })
    try {
      expect(written.length).toBeGreaterThan(40)
      const ask = (address: string) => askTls(host.port, address)
      const shell = await ask('/projects/package/999999')
      expect(shell.status).toBe(200)
      for (const address of written) {
        const { status, headers, text } = await ask(address)
        expect([address, status]).toEqual([address, 200])
        expect([address, titleOf(text)]).not.toEqual([address, titleOf(shell.text)])
        if (address.startsWith('/projects/'))
          expect(headers['content-security-policy'], address).toBe(shell.headers['content-security-policy'])
      }
      const [first = '', last = ''] = [written[0], written.at(-1)]
      for (const address of [first, last]) {
        const { text, headers } = await ask(address)
        for (const other of [`${address}/`, `${address}.html`]) {
          const { text: said, headers: sent } = await ask(other)
          expect([other, titleOf(said)]).toEqual([other, titleOf(text)])
          expect(sent['content-security-policy'], other).toBe(headers['content-security-policy'])
          expect(sent['cache-control'], other).toBe(headers['cache-control'])
        }
      }
      const moniya = await ask('/projects/package/101')
      expect(titleOf(moniya.text)).toContain('Moniya Green 500')
      expect(pictureOf(moniya.text)).not.toBe(pictureOf(shell.text))
      expect(pictureOf(moniya.text)).toMatch(/\/media\/.+\?w=1280$/)
    } finally {
      await host.stop()
      await rm(project, { recursive: true, force: true })
    }
  })
}

test('the own server names the picture of a record with its true size, and the record in its site map', async () => {
  const site = await startSite()
  try {
    const read = async (address: string) => (await fetch(site.origin + address)).text()
    for (const address of ['/projects/package/101', '/resource_hub/land-title-documents-explained']) {
      await expect.poll(async () => pictureOf(await read(address))).toMatch(/\/media\/.+\?w=1280$/)
      const html = await read(address)
      const { pathname, search } = new URL(pictureOf(html) ?? '')
      const bytes = await (await fetch(site.origin + pathname + search)).arrayBuffer()
      const { width, height } = await sharp(Buffer.from(bytes)).metadata()
      expect(html).toContain(`property="og:image:width" content="${width}"`)
      expect(html).toContain(`property="og:image:height" content="${height}"`)
      expect(bytes.byteLength, 'as much as a chat takes').toBeLessThan(300_000)
      expect(await read('/sitemap.xml')).toContain(`${address}</loc>`)
    }
  } finally {
    await site.remove()
  }
})
