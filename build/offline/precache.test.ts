import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bootBefore } from '../../contract/messages/offline-bundle.ts'
import { earlierBuild } from './changes-bundle.ts'
import type { KeptFile } from './offline-bundle.ts'
import { markOf, precacheList, whatPhonesKeep } from './precache.ts'

const POLICY = "default-src 'none'"

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adbond-precache-'))
  await writeFile(path.join(folder, 'csp.txt'), POLICY)
})
afterEach(() => rm(folder, { recursive: true }))

/** A build whose words are told by a letter. */
const filesOf = (letter: string, boot = letter): KeptFile[] =>
  [
    { file: 'index.html', text: 'front page' },
    { file: 'careers.html', text: `${'We look for people who can walk on it. '.repeat(9)}${letter}` },
    { file: `assets/boot-${boot.repeat(8)}.js`, text: `start(${JSON.stringify(boot)})` },
    { file: '404.html', text: 'kept by no phone' },
    { file: 'assets/boot-00000000.css', text: '.a{color:red}' },
  ].map(({ file, text }) => ({
    ...{ file, address: `/${file.replace(/(index)?\.html$/, '')}`, bytes: Buffer.from(text) },
  }))
const build = (letter: string, boot?: string) =>
  earlierBuild(whatPhonesKeep(filesOf(letter, boot)), markOf(POLICY))

/** The boot scripts of the builds since which the list tells the changes. */
const since = async (...earlier: ReturnType<typeof build>[]) =>
  (await precacheList(folder, filesOf('x'), earlier)).flatMap(({ url }) => bootBefore(url) ?? [])
const bootOf = (letter: string) => `/assets/boot-${letter.repeat(8)}.js`

it('names the changes since the last three builds, the newest first', async () => {
  expect(await since(build('d'), build('c'), build('b'), build('a'))).toEqual(['d', 'c', 'b'].map(bootOf))
})

it('the same site built again has the same list', async () => {
  const earlier = [build('d'), build('c'), build('b')]
  const first = await precacheList(folder, filesOf('x'), earlier)
  expect(await precacheList(folder, filesOf('x'), [build('x'), ...earlier])).toEqual(first)
})

it('of two builds with one boot script the later counts', async () => {
  expect(await since(build('e', 'd'), build('d'), build('c'), build('b'))).toEqual(
    ['d', 'c', 'b'].map(bootOf),
  )
})
