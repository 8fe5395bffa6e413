/**
 * The rules of docs/architecture.md, checked by the linter and on the file tree. Each guard must catch a planted
 * violation.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const BIOME = path.resolve('node_modules/.bin/biome')
const MAX_LINES = 200
const CODE = ['api', 'build', 'contract', 'follow', 'outbox', 'src', 'sw', 'scripts', 'test']
/** Words, people and sample data may be long. */
const IS_CONTENT = /content|copy|\/seed\/|migrations|\.test\.|\.spec\.|-for-tests|\/testing\//

/** [importing file, imported module] pairs that the import table forbids. */
const FORBIDDEN = [
  ['contract/planted.ts', '#outbox/entry.ts'],
  ['contract/planted.ts', '../src/app/router.tsx'],
  ['outbox/planted.ts', '#src/app/data/query-client.ts'],
  ['outbox/planted.ts', '#follow/store.ts'],
  ['follow/planted.ts', '#src/features/packages/queries.ts'],
  ['follow/planted.ts', '#outbox/queue/drain.ts'],
  ['src/ui/planted.ts', '../features/tours/queries.ts'],
  ['src/ui/planted.ts', '#contract/records/package.ts'],
  ['src/format/planted.ts', '../api-client/client.ts'],
  ['src/api-client/planted.ts', '#outbox/queue/submit.ts'],
  ['src/features/tours/planted.ts', '../../api-client/client.ts'],
  ['src/features/tours/planted.ts', '#outbox/queue/submit.ts'],
  ['src/features/tours/planted.ts', '../../app/router.tsx'],
  ['src/features/tours/queries.ts', '#outbox/queue/submit.ts'],
  ['src/routes/planted.tsx', '#src/api-client/client.ts'],
  ['src/pwa/planted.ts', '../features/tours/queries.ts'],
  ['src/device/planted.ts', '#src/ui/core/copy.ts'],
  ['src/ui/planted.ts', '#src/forms/live/sure-press.ts'],
  ['src/forms/planted.ts', '#src/features/tours/queries.ts'],
  ['src/startup/planted.ts', '#src/routes/faqs.tsx'],
  ['src/startup/planted.ts', '#src/api-client/client.ts'],
  ['src/routes/planted.tsx', '#src/app/router.tsx'],
  ['sw/planted.ts', '#src/app/data/query-client.ts'],
  ['api/planted.ts', '#outbox/queue/submit.ts'],
] as const

const ALLOWED = [
  ['src/features/tours/queries.ts', '#src/api-client/read-query.ts'],
  ['src/features/tours/mutations.ts', '#outbox/queue/submit.ts'],
  ['src/features/tours/planted.ts', '../../api-client/errors.ts'],
  ['src/ui/planted.ts', '#contract/site-config.ts'],
  ['src/ui/planted.ts', '#src/device/prefers-reduced-motion.ts'],
  ['src/startup/planted.ts', '#src/api-client/boot/early-read.ts'],
  ['sw/planted.ts', '#outbox/queue/drain.ts'],
  ['sw/planted.ts', '#follow/look.ts'],
  ['follow/planted.ts', '#src/features/packages/find/rules/find.ts'],
] as const

/** Writes one file with one import into an empty tree with the project's rules, and returns the linter's output. */
async function lintPlanted(file: string, imported: string, name = 'x'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planted-import-'))
  const rules = JSON.parse(await readFile('biome.json', 'utf8'))
  await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }))
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(
    path.join(folder, file),
    `import { ${name} } from '${imported}'\nexport const planted = ${name}\n`,
  )
  const said = lint(folder)
  await rm(folder, { recursive: true })
  return said
}

function lint(folder: string): string {
  const { stdout, stderr } = spawnSync(BIOME, ['lint', '.'], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

describe('the import table', () => {
  it.each(FORBIDDEN)('refuses that %s imports %s', async (file, imported) => {
    expect(await lintPlanted(file, imported)).toContain('noRestrictedImports')
  })

  it.each(ALLOWED)('lets %s import %s', async (file, imported) => {
    expect(await lintPlanted(file, imported)).not.toContain('noRestrictedImports')
  })

  it.each(['src/features/tours/mutations.ts', 'src/routes/planted.tsx', 'src/ui/planted.ts'])(
    'refuses that %s imports what the build leaves out of React Query',
    async (file) => {
      const planted = (name: string) => lintPlanted(file, '@tanstack/react-query', name)
      expect(await planted('useMutation')).toContain('noRestrictedImports')
      expect(await planted('useQuery')).not.toContain('noRestrictedImports')
    },
  )

  it.each([
    ['values', "import { b } from './b.ts'\nexport const a = () => b\n"],
    ['types', "import type { B } from './b.ts'\nexport const a = (b: B) => b\n"],
  ])('refuses a cycle of %s', async (_, text) => {
    const { linter } = JSON.parse(await readFile('biome.json', 'utf8'))
    const { noImportCycles } = linter.rules.suspicious
    const folder = await mkdtemp(path.join(tmpdir(), 'planted-cycle-'))
    await writeFile(
      path.join(folder, 'biome.json'),
      JSON.stringify({ linter: { rules: { suspicious: { noImportCycles } } } }),
    )
    await writeFile(path.join(folder, 'a.ts'), text)
    await writeFile(
      path.join(folder, 'b.ts'),
      "import { a } from './a.ts'\nexport type B = number\nexport const b = () => a\n",
    )
    const said = lint(folder)
    await rm(folder, { recursive: true })
    expect(said).toContain('noImportCycles')
  })
})

describe('the file tree', () => {
  it('has no file of code above the limit', async () => {
    const files = await codeFiles()
    expect(files.length).toBeGreaterThan(100)
    const long = files.filter(({ name, lines }) => lines > MAX_LINES && !IS_CONTENT.test(name))
    expect(long).toEqual([])
  })

  it('imports across rooms by alias, and within a room by ./', async () => {
    const climbing = /(?:from|import\(|import|mock\() ?'(\.\.\/[^']+\.tsx?)'/g
    const ways = (await codeFiles())
      .filter(({ name }) => /^(src|contract|follow|outbox)\//.test(name))
      .flatMap(({ name, text }) => [...text.matchAll(climbing)].map(([, to]) => `${name} → ${to}`))
      .filter((way) => !way.includes('/api/')) // the sample data has no alias
    expect(ways).toEqual([])
  })

  it('asks the network, and meets the worker, in few and known files of the page', async () => {
    const uses = async (what: RegExp) =>
      (await codeFiles())
        .filter(
          ({ name, text }) => /^(src|outbox\/(?!testing)).*(?<!\.test)\.tsx?$/.test(name) && what.test(text),
        )
        .map(({ name }) => name)
        .toSorted()
    expect(await uses(/(?<![.\w])fetch\((?!url: string)/)).toEqual([
      'outbox/storage/browser.ts', // what is sent
      'src/api-client/boot/early-read.ts', // the record of a shell, before React
      'src/api-client/client.ts', // every read
      'src/features/offline-packs/pictures/picture-size.ts', // the size of a picture, for a pack's price
      'src/pwa/connection/ask-connection.ts', // is anybody there?
      'src/pwa/worker/refetch-broken-worker.ts',
      'src/startup/boot/boot.ts', // whether the page answers, where its largest script does not come
      'src/startup/boot/truncated-scripts.ts',
      'src/startup/lost-code.ts', // is the code gone, or the line?
      'src/ui/picture/has-lost-line.ts', // is the film bad, or the line?
    ])
    expect(await uses(/serviceWorker\??\.(addEventListener|register|ready|getRegistration)/)).toEqual([
      'src/features/packages/follow/daily-look.ts', // Periodic Background Sync, at a press
      'src/forms/live/tell-me.tsx', // is there a worker that sends?
      'src/pwa/connection/hear-worker.ts',
      'src/pwa/outbox-status/close-notices.ts', // when everything is deleted
      'src/pwa/outbox-status/outbox-watch.ts', // Background Sync, and its notices
      'src/pwa/packs/newer-build.ts', // is there one to finish a pack?
      'src/pwa/packs/pack-keeper.ts', // is there a worker to keep it?
      'src/pwa/worker/worker-bridge.ts',
    ])
  })

  it('names what only tests import: it ends in -for-tests, or its folder is testing/', async () => {
    const files = (await codeFiles()).filter(({ name }) => !/^(test|scripts|build)\//.test(name))
    const importers = new Map<string, string[]>()
    for (const { name, text } of files)
      for (const [, to = ''] of text.matchAll(
        /(?:from|import\(|mock\() ?'((?:#(?:src|contract|follow|outbox)|\.{1,2})\/[^'?]+)'/g,
      )) {
        const file = to.startsWith('#') ? to.slice(1) : path.join(path.dirname(name), to)
        importers.set(file, [...(importers.get(file) ?? []), name])
      }
    const isSupport = (name: string) => /^test\/|-for-tests\.tsx?$|\/testing\//.test(name)
    const isTest = (name: string) => /\.test\.tsx?$/.test(name) || isSupport(name)
    const all = [...importers]
    expect(all.filter(([file]) => isSupport(file)).length).toBeGreaterThan(10)
    expect(all.filter(([file, by]) => isSupport(file) && !by.every(isTest))).toEqual([])
    expect(all.filter(([file, by]) => !isTest(file) && by.every(isTest)).map(([file]) => file)).toEqual([])
  })

  it('has no dump folder', async () => {
    const names = (await codeFiles()).map(({ name }) => name)
    expect(names.filter((name) => /\/(utils|helpers|common|types|hooks)\//.test(name))).toEqual([])
  })

  it('names icons where the build looks for them: in .tsx', async () => {
    const unseen = (await codeFiles()).filter(
      ({ name, text }) => /^src\/.*(?<!test)\.ts$/.test(name) && /['" ]i-ph-[a-z]/.test(text),
    )
    expect(unseen.map(({ name }) => name)).toEqual([])
  })

  it('writes no flags within a regular expression, which Node 22 cannot read', async () => {
    const flagged = (await codeFiles()).filter(({ text }) => /\(\?[a-z]*-?[a-z]+[:)]/.test(text))
    expect(flagged.map(({ name }) => name)).toEqual([])
  })

  it('lets one feature use another only where a screen is composed of several', async () => {
    const crossings = (await codeFiles()).flatMap(({ name, text }) => {
      const own = /^src\/features\/([^/]+)\//.exec(name)?.[1]
      if (!own || own === 'front-page') return [] // the front page is made of the others
      const imported = [...text.matchAll(/from '(?:\.\.\/|#src\/features\/)([a-z-]+)\//g)].map(
        (match) => match[1],
      )
      return imported.filter((other) => other !== own).map((other) => `${name} → ${other}`)
    })
    expect(crossings).toEqual([])
  })
})

type CodeFile = { name: string; lines: number; text: string }

async function codeFiles(): Promise<CodeFile[]> {
  const files: CodeFile[] = []
  for (const folder of CODE) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(ts|tsx|mjs)$/.test(entry.name)) continue
      const name = path.join(entry.parentPath, entry.name)
      const text = await readFile(name, 'utf8')
      files.push({ name, text, lines: text.split('\n').length - 1 })
    }
  }
  return files
}
