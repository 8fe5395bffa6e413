import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepBuilds } from '../host/kept-builds.ts'
import { readKeptTexts, writeTexts } from './kept-texts.ts'

let root = ''
let kept = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adbond-texts-'))
  kept = path.join(root, 'kept')
})
afterEach(() => rm(root, { recursive: true }))

const textsOf = (name: string) => ({ policy: 'Pol1', texts: { '/': `page of ${name}` } })

/** As a build does it; one that fails ends before its files are kept. */
async function build(name: string, isWhole = true): Promise<void> {
  const assets = path.join(root, 'assets')
  await rm(assets, { recursive: true, force: true })
  await mkdir(assets)
  await writeFile(path.join(assets, `${name}.js`), name)
  await writeTexts(textsOf(name), kept)
  if (isWhole) await keepBuilds({ assets, kept })
}

it('a first build has none', async () => {
  expect(await readKeptTexts(kept)).toEqual([])
})

it('the texts of the last builds come back, newest first, and of none twice', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'e']) await build(name)
  expect(await readKeptTexts(kept)).toEqual(['e', 'd', 'c', 'b'].map(textsOf))
})

it('a build that failed is not among them', async () => {
  await build('a')
  await build('b', false)
  await build('c')
  expect(await readKeptTexts(kept)).toEqual(['c', 'a'].map(textsOf))
})

it('texts that were cut off on the disk are passed over', async () => {
  await build('a')
  await build('b')
  await writeFile(path.join(kept, '000002.json'), '{"/":"pa')
  expect(await readKeptTexts(kept)).toEqual([textsOf('a')])
})
