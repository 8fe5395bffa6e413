/** `npm start` and its relatives in a small project: our launchers, with stand-ins for npm, site and server. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)

const COPIED = [
  ...['start', 'run', 'install'].map((name) => `scripts/${name}.mjs`),
  ...['build', 'source-digest'].map((name) => `build/${name}.ts`),
  ...['check-settings', 'setting-rules', 'whatsapp-number'].map((name) => `build/host/${name}.ts`),
  'contract/sent/phone-number.ts',
]

/** The digest wants them to be there. */
const READ_BY_BUILD = {
  folders: ['src', 'follow', 'outbox', 'sw', 'public', 'api/static'],
  files: ['index.html', 'vite.config.ts', 'uno.config.ts', 'pwa-manifest.ts'],
}

const TELL = (who: string) => `console.log(JSON.stringify({ who: '${who}', ...process.env }))`

const BUILD_SITE = `import { mkdirSync, writeFileSync } from 'node:fs'
export async function buildSite(stamp, digest) {
  for (const folder of ['.cache', 'dist']) mkdirSync(folder, { recursive: true })
  writeFileSync('dist/sw.js', '')
  writeFileSync(stamp, digest)
  ${TELL('build')}
}`

/** Tells how it was called, and leaves what an installation would. */
const NPM = `#!/bin/sh
echo "{\\"who\\":\\"npm\\",\\"arguments\\":\\"$*\\"}"
mkdir -p node_modules/vite && echo '{}' > node_modules/vite/package.json`

let project: string
const write = async (file: string, text: string, mode = 0o644) => {
  await mkdir(path.dirname(path.join(project, file)), { recursive: true })
  await writeFile(path.join(project, file), text, { mode })
}

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'adbond-start-'))
  for (const file of COPIED) await cp(file, path.join(project, file))
  for (const folder of READ_BY_BUILD.folders) await mkdir(path.join(project, folder), { recursive: true })
  for (const file of READ_BY_BUILD.files) await write(file, '')
  await write('package.json', '{ "type": "module" }')
  await write('package-lock.json', '{}')
  await write('build/build-site.ts', BUILD_SITE)
  await write('api/server.ts', TELL('server'))
  await write('bin/npm', NPM, 0o755)
})
afterEach(() => rm(project, { recursive: true, force: true }))

type Told = Record<string, string>

/** What npm, build and server told of themselves, by name; who was not called is not in it. */
async function told(args: string[], env: Told = {}) {
  const PATH = `${path.join(project, 'bin')}${path.delimiter}${process.env.PATH}`
  const { stdout, stderr } = await run(process.execPath, args, { cwd: project, env: { PATH, ...env } })
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const all = lines.map((line): Told => JSON.parse(line))
  return { stderr, ...Object.fromEntries(all.map(({ who = '', ...rest }) => [who, rest])) } as {
    stderr: string
  } & Partial<Record<'npm' | 'build' | 'server', Told>>
}

const start = (env?: Told) => told(['scripts/start.mjs'], env)
const build = (env?: Told) => told(['scripts/run.mjs', 'build/build.ts'], env)

describe('an installation', () => {
  it('has what a build needs, also where the environment leaves that out', async () => {
    const { npm } = await start({ NODE_ENV: 'production', npm_config_omit: 'dev' })
    expect(npm?.arguments).toMatch(/^install .*--include=dev --include=optional/)
  })

  it('happens once, and again when what a build needs was removed', async () => {
    expect((await start()).npm).toBeDefined()
    expect((await start()).npm).toBeUndefined()
    await rm(path.join(project, 'node_modules/vite'), { recursive: true })
    expect((await start()).npm).toBeDefined()
  })
})

it('a build is one for visitors, whatever NODE_ENV says', async () => {
  expect((await build({ NODE_ENV: 'development' })).build?.NODE_ENV).toBe('production')
})
