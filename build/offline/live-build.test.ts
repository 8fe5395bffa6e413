import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '../../contract/messages/offline-bundle.ts'
import { readKeptTexts } from './kept-texts.ts'
import { takeLiveBuild } from './live-build.ts'

const FILES: Record<string, string> = {
  '/': 'front page',
  '/careers': 'We look for you.',
  '/assets/boot-11111111.js': 'start()',
  '/assets/fonts/figtree-v1.woff2': 'binary',
  '/offline-11111111.json': '{}',
}
const integrityOf = (text: string) =>
  createHash('sha256').update(text).digest('base64').slice(0, INTEGRITY_LENGTH)
const listOf = (files: Record<string, string>) =>
  Object.entries(files).map(([url, text]) => ({
    ...{ integrity: integrityOf(text), revision: url.includes('-1') ? null : 'abc.Pol1', url },
  }))
const CODE = 'self.skipWaiting()'
const CODE_FILE = `assets/worker-${createHash('sha256').update(CODE).digest('base64url').slice(0, 8)}.js`
const workerOf = (files: Record<string, string>, others: object[] = []) =>
  `importScripts((self.__WB_MANIFEST=${JSON.stringify([...listOf(files), ...others])},"${CODE_FILE}"))`

let kept = ''
let served: Record<string, string>
let site: Server
let address = ''
beforeEach(async () => {
  kept = path.join(await mkdtemp(path.join(tmpdir(), 'adbond-live-')), 'kept')
  served = { ...FILES, [`/${CODE_FILE}`]: CODE, '/sw.js': workerOf(FILES) }
  site = createServer(({ url = '' }, answer) => {
    const text = served[url]
    answer.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((up) => site.listen(0, '127.0.0.1', up))
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterEach(async () => {
  site.close()
  await rm(path.dirname(kept), { recursive: true })
})

it('the build of the live site is there as an earlier one: its texts, and the scripts that its open pages may ask for', async () => {
  expect(await takeLiveBuild(address, { kept })).toContain('is taken for an earlier one')
  const { '/assets/fonts/figtree-v1.woff2': _font, '/offline-11111111.json': _bundle, ...texts } = FILES
  expect(await readKeptTexts(kept)).toEqual([{ policy: 'Pol1', texts }])
  expect(await readFile(path.join(kept, '000001/boot-11111111.js'), 'utf8')).toBe('start()')
  expect(await readFile(path.join(kept, '000001', path.basename(CODE_FILE)), 'utf8')).toBe(CODE)
  expect(await readdir(path.join(kept, '000001'))).toContain('boot-11111111.js.br')
})

it('a site in a folder tells its build too, with a manifest that has neither folder nor hash', async () => {
  const below = Object.fromEntries(Object.entries(FILES).map(([url, text]) => [`/adbond${url}`, text]))
  const manifest = { revision: '2afd7db52c6c43e5c2d0e7a0c0000000', url: 'manifest.webmanifest' }
  served = { ...below, [`/adbond/${CODE_FILE}`]: CODE, '/adbond/sw.js': workerOf(below, [manifest]) }
  expect(await takeLiveBuild(`${address}/adbond`, { kept })).toContain('is taken for an earlier one')
  expect(Object.keys((await readKeptTexts(kept))[0]?.texts ?? {})).toContain('/adbond/careers')
})

it('a site that strangers have changed puts no file of theirs among the new ones', async () => {
  const theirs = {
    '/assets/.htaccess': 'Options +Indexes',
    '/assets/a.php': '<?php',
  }
  const elsewhere = { integrity: integrityOf('c()'), revision: null, url: `//127.0.0.2/assets/c-11111111.js` }
  served = { ...served, ...theirs, '/sw.js': workerOf({ ...FILES, ...theirs }, [elsewhere]) }
  expect(await takeLiveBuild(address, { kept })).toContain('is taken for an earlier one')
  const names = (await readdir(path.join(kept, '000001'))).filter((name) => !/\.(br|gz)$/.test(name))
  expect(names.toSorted()).toEqual(['boot-11111111.js', path.basename(CODE_FILE)].toSorted())
})

it('a text that is not of that build is left out', async () => {
  served['/careers'] = '<p>Please sign in</p>'
  await takeLiveBuild(address, { kept })
  expect(Object.keys((await readKeptTexts(kept))[0]?.texts ?? {})).not.toContain('/careers')
})

it.each<[string, () => unknown]>([
  ['has no worker', () => void delete served['/sw.js']],
  ['was switched off', () => Object.assign(served, { '/sw.js': 'self.registration.unregister()' })],
  ['lost a file', () => void delete served['/careers']],
  ['has another boot script', () => Object.assign(served, { '/assets/boot-11111111.js': 'other()' })],
  ['does not answer', () => void site.close()],
])('a site that %s costs the saving and nothing else', async (_, is) => {
  is()
  expect(await takeLiveBuild(address, { kept })).toContain('its phones fetch this one whole')
  expect(await readKeptTexts(kept)).toEqual([])
})

it('a site that says nothing is not waited for without end', async () => {
  site.removeAllListeners('request')
  expect(await takeLiveBuild(address, { kept, patienceMs: 50 })).toContain('its phones fetch this one whole')
  site.closeAllConnections()
})

it.each(['', 'https://adbond.example'])(
  'without an address of the owner’s, as in %j, nobody is asked',
  async (sample) => {
    expect(await takeLiveBuild(sample, { kept })).toContain('VITE_SITE_URL')
  },
)

it('a folder with earlier builds asks nobody', async () => {
  await mkdir(path.join(kept, '000007'), { recursive: true })
  expect(await takeLiveBuild(address, { kept })).toContain('this folder has earlier ones')
  expect(await readdir(kept)).toEqual(['000007'])
})
