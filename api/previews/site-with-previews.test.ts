import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { type AppForTests, appForTests } from '../app-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { packages } from '../db/schema/catalogue.ts'
import { posts } from '../db/schema/posts.ts'
import { openSite } from '../static/site.ts'
import { siteWithPreviews } from './site-with-previews.ts'

const shell = (kind: string, api = '/api/v2') =>
  `<html><head><title>${kind}</title><meta name="description" content="Any."/><meta property="og:title" content="${kind}"/><meta property="og:image" content="https://site.example/share/front-page.jpg"/><meta name="early-read" content="${api}/"></head><body>${'words '.repeat(300)}</body></html>`

function siteFolder(api?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-previews-'))
  const files = {
    'index.html': '<link rel="canonical" href="https://site.example/"/>',
    '404.html': 'not found',
    'shells/package.html': shell('Package', api),
    'shells/post.html': shell('Post', api),
    'projects/package/77.html': 'written by the build',
    'sitemap.xml':
      '<urlset>\n<url><loc>https://site.example/</loc></url>\n<url><loc>https://site.example/projects/package/12</loc></url>\n</urlset>\n',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe.each(bothDatabases)('pages of records on $name', (database) => {
  describe.skipIf(database.isMissing)('say what they are about', { timeout: 60_000 }, () => {
    let api: AppForTests
    const folders = [siteFolder(), siteFolder('https://provider.example/api/v2')]
    const appOf = (folder = '') => {
      const site = openSite(folder)
      if (!site) throw new Error('no site')
      return createApp({ db: api.db, site })
    }
    /** Has read all heads: the first page waits for them for a second and no longer. */
    const filled = async () => {
      const app = appOf(folders[0])
      const page = async () => (await app.request('/resource_hub/post-1')).text()
      await vi.waitFor(async () => expect(await page()).toContain('<title>Topic 1 | Adbond</title>'))
      return app
    }
    beforeAll(async () => {
      api = await appForTests(database)
      await api.db.update(packages).set({ name: '"><x-y onload=alert(1)>' }).where(eq(packages.id, 11))
    })
    afterAll(async () => {
      for (const folder of folders) rmSync(folder, { recursive: true })
      await api.close()
    })

    it('a package: its name as words, its price, its picture and its address', async () => {
      const answer = await (await filled()).request('/projects/package/11?utm_source=chat')
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(html).toContain('<title>&quot;&gt;&lt;x-y onload=alert(1)&gt; | Adbond</title>')
      expect(html).toContain('content="₦3,500,000 · Km 12, Papalanto Road Ogun · 600 sqm. A plot."')
      expect(html).toContain('<link rel="canonical" href="https://site.example/projects/package/11"')
      expect(html).toContain('<meta property="og:image" content="https://site.example/media/')
      expect(html).not.toContain('<script')
    })

    it('a post: its topic, its preview and its cover', async () => {
      const html = await (await (await filled()).request('/resource_hub/post-1')).text()
      expect(html).toContain('<title>Topic 1 | Adbond</title>')
      expect(html).toContain('<meta property="og:type" content="article" data-filled>')
      expect(html).toContain('<meta property="og:image" content="https://site.example/media/cover.jpg"')
    })

    it('a post: how large its cover is, where the media of this server know it', async () => {
      const site = openSite(folders[0] ?? '')
      if (!site) throw new Error('no site')
      const sizeAt = async ({ pathname }: URL) =>
        pathname === '/media/cover.jpg' ? { width: 1280, height: 853 } : null
      const answer = siteWithPreviews(site, api.db, sizeAt)
      const page = async () => (await answer(new Request('http://site/resource_hub/post-1'))).text()
      await vi.waitFor(async () => expect(await page()).toContain('og:image:width" content="1280"'))
      expect(await page()).toContain('og:image:height" content="853"')
    })

    it('a post whose cover is a film: the picture of the site', async () => {
      const film = { url: '/media/film', fileType: 'video' }
      await api.db.update(posts).set({ coverPhoto: film }).where(eq(posts.slug, 'post-3'))
      const html = await (await (await filled()).request('/resource_hub/post-3')).text()
      expect(html).toContain('<title>Topic 3 | Adbond</title>')
      expect(html).toContain('content="https://site.example/share/front-page.jpg"')
    })

    it('in the form the client takes, whole, and 304 for who has it', async () => {
      const app = await filled()
      const asked = (headers: Record<string, string> = {}) =>
        app.request('/resource_hub/post-1', { headers: { 'Accept-Encoding': 'br', ...headers } })
      const answer = await asked()
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('Content-Encoding')).toBe('br')
      expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(brotliDecompressSync(bytes).toString()).toContain('Topic 1')
      const etag = answer.headers.get('ETag') ?? ''
      expect((await asked({ 'If-None-Match': etag })).status).toBe(304)
      const head = await app.request('/resource_hub/post-1', { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    })

    it.each([
      '/projects/package/999999',
      '/projects/package/%22%3E%3Cscript%3E',
      '/projects/package/011',
      '/resource_hub/%00',
    ])('%s is nobody, and is told to search engines only', async (path) => {
      const answer = await (await filled()).request(path)
      expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
      expect(await answer.text()).toMatch(/<title>(?:Package|Post)<\/title>/)
    })

    it('who asks first after hours has the words of now, and a new name is not said to be unknown meanwhile', async () => {
      const app = await filled()
      const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6 * 3_600_000)
      const onPost = eq(posts.slug, 'post-2')
      await api.db.update(posts).set({ topic: 'Put in since' }).where(onPost)
      vi.useFakeTimers({ toFake: ['setTimeout'] }) // the patience of a page has no end, so the read decides
      const words = await (await app.request('/resource_hub/post-2')).text()
      vi.useRealTimers()
      await api.db.update(posts).set({ topic: 'Topic 2' }).where(onPost)
      expect(words).toContain('<title>Put in since | Adbond</title>')
      later.mockReturnValue(performance.now() + 3_600_000)
      const slow = vi
        .spyOn(api.db.query.packages, 'findMany')
        .mockReturnValue(new Promise(() => undefined) as never)
      const answer = await app.request('/resource_hub/newest')
      slow.mockRestore()
      later.mockRestore()
      expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, null])
    })

    it('and the site map names each of them once, in the form the client takes', async () => {
      const app = await filled()
      const answer = await app.request('/sitemap.xml')
      const text = await answer.text()
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      expect(answer.headers.get('Content-Type')).toContain('xml')
      for (const path of ['/', '/projects/package/11', '/projects/package/12', '/resource_hub/post-1'])
        expect(text.split(`<url><loc>https://site.example${path}</loc></url>\n`), path).toHaveLength(2)
      expect(text).toMatch(/^<urlset>\n(?:<url><loc>[^<>\s]+<\/loc><\/url>\n)+<\/urlset>\n$/)
      const packed = await app.request('/sitemap.xml', { headers: { 'Accept-Encoding': 'br' } })
      expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
      const other = await appOf(folders[1]).request('/sitemap.xml')
      expect(await other.text(), 'of a build that reads elsewhere').not.toContain('post-1')
    })

    it('only where this server is the API of the pages', async () => {
      const app = appOf(folders[1])
      expect(await (await app.request('/resource_hub/post-1')).text()).toContain('<title>Post</title>')
      expect(await (await app.request('/projects/package/77')).text()).toBe('written by the build')
    })

    it('shells themselves stay what the worker keeps', async () => {
      const answer = await (await filled()).request('/shells/package.html')
      expect(await answer.text()).toBe(shell('Package'))
    })
  })
})
