import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '../../../contract/messages/offline-bundle.ts'
import { faultOfPages, faultsOfAddresses } from './ask-site.ts'

let server: Server | undefined
afterEach(() => server?.close())

const PAGE = '<p>sales@adbond.test</p>'
const integrity = createHash('sha256').update(PAGE).digest('base64').slice(0, INTEGRITY_LENGTH)
const list = (url: string) =>
  `[{"integrity":"other","revision":null,"url":"/offline-a.json"},{"integrity":"${integrity}","revision":"a.b","url":"${url}"}]`
const worker = (url = '/') => `importScripts((self.__WB_MANIFEST=${list(url)},"worker-abcdefgh.js"))`

/** Texts that stand for an answer without one. */
const MOVED = 'moved to the folder'
const FORBIDDEN = 'forbidden'

/** A site that is up, with these files and nothing else. */
async function site(files: Record<string, string>): Promise<string> {
  const own = createServer((request, response) => {
    const text = files[request.url ?? '']
    if (text === MOVED) response.setHeader('Location', `${request.url}/`)
    response.writeHead(text === undefined ? 404 : text === MOVED ? 301 : text === FORBIDDEN ? 403 : 200)
    response.end(text)
  })
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`
}

it('the doctor says that somebody on the way rewrites the pages', async () => {
  const address = await site({ '/': '<p><a href="/cdn-cgi/l/email-protection">', '/sw.js': worker() })
  expect(await faultOfPages(address)).toContain(`${address}/ is not the page that the build wrote`)
})

it('… of a site in a folder too', async () => {
  const address = `${await site({ '/adbond/': 'other', '/adbond/sw.js': worker('/adbond/') })}/adbond`
  expect(await faultOfPages(address)).toContain('is not the page that the build wrote')
})

it.each([
  ['as the build wrote it', { '/': PAGE, '/sw.js': worker() }, ''],
  ['in a folder', { '/adbond/': PAGE, '/adbond/sw.js': worker('/adbond/') }, '/adbond'],
  ['without a worker', { '/': 'other', '/sw.js': 'self.registration.unregister()' }, ''],
  ['not up yet', {}, ''],
])('of a site that is %s it says nothing', async (_, files, folder) =>
  expect(await faultOfPages((await site(files)) + folder)).toBeNull(),
)

it('of a host where nobody answers it says nothing', async () =>
  expect(await faultOfPages('http://127.0.0.1:9')).toBeNull())

const PAGES = { '/': PAGE, '/site_tour': PAGE, '/legal': PAGE, '/projects/package/0': PAGE }

it('of a host that opens every address and misses what is missing it says nothing', async () =>
  expect(await faultsOfAddresses(await site(PAGES))).toEqual([]))

it('… nor of one in a folder, and of one that is not up yet', async () => {
  const files = Object.fromEntries(Object.entries(PAGES).map(([path, page]) => [`/adbond${path}`, page]))
  expect(await faultsOfAddresses(`${await site(files)}/adbond/`)).toEqual([])
  server?.close()
  expect(await faultsOfAddresses(await site({}))).toEqual([])
})

it('of a host that knows the front page alone it names the links that lead nowhere', async () => {
  const [fault = '', ...others] = await faultsOfAddresses(await site({ '/': PAGE }))
  for (const path of ['/site_tour (404)', '/legal (404)', '/projects/package/0 (404)'])
    expect(fault).toContain(path)
  expect(others).toEqual([])
})

it('of a host that lists a folder in place of the page of its name it says so', async () => {
  const address = await site({ ...PAGES, '/legal': MOVED, '/legal/': FORBIDDEN })
  expect(await faultsOfAddresses(address)).toEqual([expect.stringContaining('/legal (403)')])
})

it('of a host that sends a page for a missing script it says what phones would do with it', async () =>
  expect(await faultsOfAddresses(await site({ ...PAGES, '/assets/none.js': PAGE }))).toEqual([
    expect.stringMatching(
      /none\.js does not exist, and the host answers 200 .*phones would take a page for a script/,
    ),
  ]))

it('of a host that forbids what is missing it says that the page waits for it', async () =>
  expect(await faultsOfAddresses(await site({ ...PAGES, '/assets/none.js': FORBIDDEN }))).toEqual([
    expect.stringMatching(
      /none\.js does not exist, and the host answers 403 .*open page would wait for what is gone/,
    ),
  ]))
