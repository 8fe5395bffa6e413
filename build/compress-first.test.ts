import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFirst } from './compress-first.ts'

const CODE = 'const two = 1 + 1\nif (false) console.log("never")\nexport { two }\n'
const SHORT = 'const two=2;export{two};'
const KEPT = 'node_modules/.cache/compressed'
const project = process.cwd()

beforeAll(async () => {
  process.chdir(await mkdtemp(path.join(tmpdir(), 'compressed-')))
  await mkdir('node_modules')
})
afterAll(async () => {
  const folder = process.cwd()
  process.chdir(project)
  await rm(folder, { recursive: true })
})

async function compress(code: string): Promise<string> {
  const { renderChunk } = compressFirst
  const render = renderChunk as unknown as (code: string) => Promise<{ code: string }>
  return (await render(code)).code
}

it('a chunk is compressed with its names kept, and what became of it is taken from then on', async () => {
  expect(await compress(CODE)).toBe(SHORT)
  const [name = ''] = await readdir(KEPT)
  await writeFile(path.join(KEPT, name), 'kept')
  expect(await compress(CODE)).toBe('kept')
})

it('what a power cut left empty is made anew', async () => {
  const [name = ''] = await readdir(KEPT)
  await writeFile(path.join(KEPT, name), '')
  expect(await compress(CODE)).toBe(SHORT)
  expect(await readFile(path.join(KEPT, name), 'utf8')).toBe(SHORT)
})

it('two chunks of the same code at once are no fault', async () => {
  const code = CODE.replaceAll('two', 'pair')
  expect(new Set(await Promise.all([compress(code), compress(code)]))).toEqual(
    new Set([SHORT.replaceAll('two', 'pair')]),
  )
})

it('a build goes on where nothing can be kept', async () => {
  await rm('node_modules/.cache', { recursive: true })
  await writeFile('node_modules/.cache', 'no folder')
  expect(await compress(CODE)).toBe(SHORT)
  await (compressFirst.closeBundle as () => Promise<void>)()
})
