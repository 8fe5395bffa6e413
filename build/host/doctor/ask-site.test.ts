import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '../../../contract/messages/offline-bundle.ts'
import { faultOfPages } from './ask-site.ts'

let server: Server | undefined
afterEach(() => server?.close())

const PAGE = '<p>sales@adbond.test</p>'
const integrity = createHash('sha256').update(PAGE).digest('base64').slice(0, INTEGRITY_LENGTH)
const list = (url: string) =>
  `[{"integrity":"other","revision":null,"url":"/offline-a.json"},{"integrity":"${integrity}","revision":"a.b","url":"${url}"}]`
const worker = (url = '/') => `importScripts((self.__WB_MANIFEST=${list(url)},"worker-abcdefgh.js"))`

/** A site that is up, with these files and nothing else. */
async function site(files: Record<string, string>): Promise<string> {
  const own = createServer((request, response) => {
    const text = files[request.url ?? '']
    response.writeHead(text === undefined ? 404 : 200)
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
