import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { steadyExportNames } from './export-names.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adbond-export-names-'))
})
afterEach(() => rm(folder, { recursive: true }))

const things = (many: number) => Array.from({ length: many }, (_, at) => `thing${at}`)

/** `core` exports `many` things, `screen` sums the first hundred, and `later` comes by `import()`. */
async function builtWith(
  many: number,
): Promise<{ code: (name: string) => string; sum: () => Promise<number> }> {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const used = things(100)
  // The bundler writes a number where it is used.
  await write(
    'core.js',
    things(many)
      .map((name, at) => `export const ${name} = Date.now() * 0 + ${at}`)
      .join('\n'),
  )
  await write('later.js', `import { thing1 } from './core.js'\nexport const a = thing1, b = 1`)
  await write('among.js', 'export const kept = Date.now() * 0 + 3')
  await write(
    'screen.js',
    `import { ${used} } from './core.js'
    export const sum = async () => {
      const { a, b } = await import('./later.js')
      const { kept } = await import('./among.js')
      return [${used}, a, b, kept].reduce((total, one) => total + one, 0)
    }`,
  )
  await write(
    'index.js',
    `import { ${things(many)} } from './core.js'
    import { kept } from './among.js'
    globalThis.all = [kept, ${things(many)}]
    export const sum = async () => (await (await import('./screen.js')).sum())`,
  )
  const outDir = path.join(folder, `built-${many}`)
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [steadyExportNames],
    build: {
      outDir,
      modulePreload: false,
      lib: { entry: path.join(folder, 'index.js'), formats: ['es'], fileName: () => 'index.js' },
      rolldownOptions: {
        output: {
          minifyInternalExports: false,
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'core', test: /core\.js$|among\.js$/ }] },
        },
      },
    },
  })
  await writeFile(path.join(outDir, 'package.json'), '{"type":"module"}')
  const files = await readdir(outDir)
  const codes = new Map<string, string>()
  for (const file of files) codes.set(file, await readFile(path.join(outDir, file), 'utf8'))
  return {
    code: (name) => codes.get(`${name}.js`) ?? '',
    sum: async () => (await import(path.join(outDir, 'index.js'))).sum(),
  }
}

it('screens find what core exports under other names, and import() what it asks for', async () => {
  const built = await builtWith(150)
  const [, given = ''] = /export\s*\{([^}]*)\}/.exec(built.code('core')) ?? []
  const outside = given.split(',').map((pair) => pair.split(' as ').at(-1)?.trim() ?? '')
  expect(outside.filter((name) => name.startsWith('thing'))).toEqual([])
  expect(outside.filter((name) => name.length === 1).length).toBeGreaterThan(40)
  expect(new Set(outside).size).toBe(outside.length)
  await expect(built.sum()).resolves.toBe(4950 + 1 + 1 + 3)
})

it('one more export of core leaves nearly every name as it was', async () => {
  const namesIn = ({ code }: { code: (name: string) => string }) =>
    (/import\s*\{([^}]*)\}/.exec(code('screen'))?.[1] ?? '').split(',').map((pair) => pair.trim())
  const before = namesIn(await builtWith(150))
  const after = namesIn(await builtWith(151))
  expect(before).toHaveLength(100)
  expect(after.filter((pair) => !before.includes(pair)).length).toBeLessThanOrEqual(2)
})
