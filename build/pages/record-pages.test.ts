import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askHeads, type KnownRecord } from './ask-heads.ts'
import { hasHeads, headsFrom, writePages, writeRecordPages } from './record-pages.ts'

const SHELL = '<html><head><title>Shell</title></head><body></body></html>'
const siteUrl = 'https://site.example'

const record = (kind: KnownRecord['kind'], name: string, title = 'A'): KnownRecord => ({
  kind,
  name,
  head: {
    title,
    description: 'Words',
    picture: '/media/a.jpg',
    kind: kind === 'post' ? 'article' : 'website',
  },
})

describe('pages of records', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adbond-dist-'))
    mkdirSync(join(folder, 'shells'))
    for (const name of ['package', 'post']) writeFileSync(join(folder, `shells/${name}.html`), SHELL)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are the shell with the head of one record', async () => {
    const written = await writePages([record('package', '7', '"><script>'), record('post', 'how-to')], {
      folder,
      siteUrl,
    })
    expect(written).toEqual(['/projects/package/7', '/resource_hub/how-to'])
    const html = readFileSync(join(folder, 'projects/package/7.html'), 'utf8')
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt; | Adbond</title>')
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/projects/package/7"`)
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/media/a.jpg"`)
    expect(readFileSync(join(folder, 'resource_hub/how-to.html'), 'utf8')).toContain('content="article"')
  })

  it.each(['../../evil', 'a/b', 'a.b', 'a%2fb', 'index', 'Index', '', 'é', ' ', 'a'.repeat(121), '..'])(
    'are not written for the name %j, which the shell answers',
    async (name) => {
      expect(await writePages([record('post', name)], { folder, siteUrl })).toEqual([])
      expect(readdirSync(folder)).toEqual(['shells'])
    },
  )
})

describe('the lists of an API', () => {
  let server: Server
  let base: string
  let answers: Record<string, unknown>
  let delayMs: number
  beforeEach(async () => {
    answers = {
      '/packages/project_type/1': {
        statusCode: 200,
        data: [{ id: 7, name: 'Epe', amount: 1_000 }, { id: 8 }],
      },
      '/packages/project_type/2': { statusCode: 200, data: [] },
      '/packages/project_type/3': { statusCode: 200, data: [] },
      '/posts?page=1&perPage=100': { statusCode: 200, data: [{ id: 1, slug: 'a', topic: 'A' }], pages: 2 },
      '/posts?page=2&perPage=100': { statusCode: 200, data: [{ id: 2, slug: 'b', topic: 'B' }], pages: 2 },
    }
    delayMs = 0
    server = createServer(async ({ url = '' }, response) => {
      const answer = answers[url]
      if (answer === 'silent') return
      if (answer) await new Promise((resolve) => setTimeout(resolve, delayMs))
      response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
    vi.restoreAllMocks()
  })

  it('are read to their last page, and bad records are left out', async () => {
    expect(await hasHeads(base)).toBe(true)
    const records = await askHeads(base)
    expect(records.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['package 7', 'post a', 'post b'])
    expect(records[0]?.head.description).toBe('₦1,000')
  })

  it('give a film as a cover to no chat', async () => {
    const cover = (fileType?: string) => ({
      id: 1,
      slug: 'a',
      topic: 'A',
      coverPhoto: { url: '/media/7', fileType },
    })
    const pictureOf = async (fileType?: string) => {
      answers['/posts?page=1&perPage=100'] = { statusCode: 200, data: [cover(fileType)] }
      return (await askHeads(base)).find(({ kind }) => kind === 'post')?.head.picture
    }
    expect(await pictureOf('video/mp4')).toBeNull()
    for (const kind of ['image', 'IMAGE/JPEG', '', undefined])
      expect(await pictureOf(kind)).toContain('/media/7')
  })

  it('are there for an API that is quick with a word, and slow with all its lists', async () => {
    delayMs = 200
    expect(await hasHeads(base, 400)).toBe(true)
  })

  it('are not waited for where the API says nothing', async () => {
    answers['/posts?page=1&perPage=1'] = 'silent'
    expect(await hasHeads(base, 300)).toBe(false)
  })

  it.each([
    ['is silent', 'silent'],
    ['sends a web page', '<html>'],
    ['sends something else', { hello: 1 }],
    ['has no such list', undefined],
  ])('leave the shells and one sentence, and no whole build, where the API %s', async (_, answer) => {
    answers['/packages/project_type/2'] = answer
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await hasHeads(base, 300, 300)).toBe(false)
    expect(await writeRecordPages(base, 300)).toBeNull()
    expect(warn.mock.calls).toHaveLength(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^Links to packages and posts have no previews of their own: http/,
    )
  })
})

it.each([
  ['', '/api/v2', null],
  ['', 'https://api.example/api/v2', 'https://api.example/api/v2'],
  ['https://api.example/api/v2/', '/api/v2', 'https://api.example/api/v2'],
  ['off', 'https://api.example/api/v2', null],
])('with VITE_HEADS_FROM=%j and the API at %s the build asks %s', (said, apiBaseUrl, from) =>
  expect(headsFrom(said, apiBaseUrl)).toBe(from),
)

it('with the API on the own address the build asks that address', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_SITE_URL', 'https://www.example.com')
  vi.stubEnv('VITE_API_BASE_URL', 'https://www.example.com/api/v2')
  const asked = (await import('./record-pages.ts')).headsFrom()
  vi.unstubAllEnvs()
  expect(asked).toBe('https://www.example.com/api/v2')
})

describe('with the API on the own address, which a build does not ask by itself', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.resetModules()
  })

  it.each([
    [{ VITE_SITE_URL: 'https://www.example.com' }, 1],
    [{ VITE_SITE_URL: 'https://www.example.com', VITE_HEADS_FROM: 'off' }, 0],
    [{ VITE_SITE_URL: 'http://localhost:8080' }, 0],
    [{ VITE_SITE_URL: '' }, 0],
    [{}, 0],
  ])('and %j, how often is the owner told that hosts of files have no previews: %i', async (env, often) => {
    vi.resetModules()
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const said = vi.spyOn(console, 'log').mockReturnValue()
    expect(await (await import('./record-pages.ts')).writeRecordPages()).toEqual([])
    expect(said.mock.calls).toEqual(Array(often).fill([expect.stringContaining('VITE_HEADS_FROM')]))
  })
})
