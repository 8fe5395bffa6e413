import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KEPT_BUILDS, keepBuilds } from './kept-builds.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adbond-builds-'))
})
afterEach(() => rm(root, { recursive: true }))

/** As a build does: an empty folder, then the new files. */
async function build(...names: string[]): Promise<string[]> {
  const assets = path.join(root, 'assets')
  await rm(assets, { recursive: true, force: true })
  await mkdir(path.join(assets, 'fonts'), { recursive: true })
  for (const name of names) await writeFile(path.join(assets, name), `content of ${name}`)
  await keepBuilds({ assets, kept: path.join(root, 'kept') })
  return (await readdir(assets, { recursive: true })).filter((name) => name !== 'fonts').sort()
}

it('leaves a first build alone', async () => {
  expect(await build('app-a.js')).toEqual(['app-a.js'])
})

it('serves the parts of the last builds beside its own, so that a page left open over three deploys finds them', async () => {
  await build('app-a.js', 'fonts/face.woff2')
  await build('app-b.js')
  await build('app-c.js')
  expect(await build('app-d.js')).toEqual([
    'app-a.js',
    'app-b.js',
    'app-c.js',
    'app-d.js',
    'fonts/face.woff2',
  ])
  expect(await readFile(path.join(root, 'assets/app-a.js'), 'utf8')).toBe('content of app-a.js')
})

it(`forgets what is older than ${KEPT_BUILDS} builds`, async () => {
  for (const name of ['a', 'b', 'c', 'd']) await build(`app-${name}.js`)
  expect(await build('app-e.js')).toEqual(['app-b.js', 'app-c.js', 'app-d.js', 'app-e.js'])
})

it('does not count the same site built again', async () => {
  await build('app-a.js')
  for (let time = 0; time < 5; time += 1) await build('app-b.js')
  expect(await build('app-c.js')).toEqual(['app-a.js', 'app-b.js', 'app-c.js'])
})
