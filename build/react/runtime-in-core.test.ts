import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runtimeInCore } from './runtime-in-core.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adbond-helpers-'))
})
afterEach(() => rm(folder, { recursive: true }))

const chunk = (name: string, imports: string[], code: string) => ({
  ...{ type: 'chunk', name: name.replace(/-\d$/, ''), fileName: `assets/${name}.js`, code },
  imports: imports.map((file) => `assets/${file}.js`),
})
const built = () => [
  chunk('rolldown-runtime-1', [], 'var a=x=>x+1,b=x=>x*2;export{b as n,a as t};'),
  chunk(
    'core-2',
    ['rolldown-runtime-1'],
    'import{n as a}from"./rolldown-runtime-1.js";var b=a(4);export{b as a};',
  ),
  chunk(
    'screen-3',
    ['rolldown-runtime-1', 'core-2'],
    'import{n as e,t}from"./rolldown-runtime-1.js";import{a as b}from"./core-2.js";export const shown=t(e(b));',
  ),
]

function inCore(chunks: ReturnType<typeof built>) {
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]))
  const { handler } = runtimeInCore.generateBundle as unknown as { handler: (_: null, all: object) => void }
  handler(null, bundle)
  return Object.values(bundle)
}

it('screens find the helpers of the bundler in core, and no file is left for them', async () => {
  const chunks = inCore(built())
  expect(chunks.map(({ name }) => name)).toEqual(['core', 'screen'])
  expect(chunks.flatMap(({ imports }) => imports)).toEqual(['assets/core-2.js'])
  for (const { fileName, code } of chunks) await writeFile(path.join(folder, path.basename(fileName)), code)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  expect((await import(path.join(folder, 'screen-3.js'))).shown).toBe(17)
})

it.each<[string, ReturnType<typeof chunk>, string]>([
  [
    'does not import core',
    chunk('alone-4', ['rolldown-runtime-1'], 'import{t as e}from"./rolldown-runtime-1.js";e(1)'),
    'assets/alone-4.js needs the helpers of the bundler',
  ],
  [
    'imports all of them',
    chunk('all-5', ['rolldown-runtime-1', 'core-2'], 'import*as e from"./rolldown-runtime-1.js";e.t(1)'),
    'assets/all-5.js imports the helpers of the bundler in another way',
  ],
])('a screen that %s stops the build', (_, other, told) => {
  expect(() => inCore([...built(), other])).toThrow(told)
})

it('a screen that core itself imports stops the build: it would run before there are helpers', () => {
  const [runtime, core, screen] = built() as [
    ReturnType<typeof chunk>,
    ReturnType<typeof chunk>,
    ReturnType<typeof chunk>,
  ]
  core.imports.push(screen.fileName)
  expect(() => inCore([runtime, core, screen])).toThrow('core needs assets/screen-3.js')
})
