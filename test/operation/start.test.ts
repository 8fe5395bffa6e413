/** `npm start` and its relatives in a small project: our launchers, with stand-ins for npm, site and server. */
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { resolveConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)

const COPIED = [
  ...['start', 'dev', 'run', 'install'].map((name) => `scripts/${name}.mjs`),
  ...['build', 'source-digest'].map((name) => `build/${name}.ts`),
  ...['check-settings', 'media-sources', 'setting-rules', 'whatsapp-number'].map(
    (name) => `build/settings/${name}.ts`,
  ),
  'build/settings/settings-file.mjs',
  ...['data-folder/kernel-lock', 'meant-by'].map((name) => `api/${name}.ts`),
  ...['addresses/url', 'sent/phone-number'].map((name) => `contract/${name}.ts`),
  ...['film-source', 'video-embed'].map((name) => `src/features/company/film/${name}.ts`),
]

/** The digest wants them to be there. */
const READ_BY_BUILD = {
  folders: ['src', 'follow', 'outbox', 'sw', 'public', 'api/static'],
  files: ['index.html', 'vite.config.ts', 'uno.config.ts', 'pwa-manifest.ts', 'api/settings.ts'],
}

const TELL = (who: string) => `console.log(JSON.stringify({ who: '${who}', ...process.env }))`

const BUILD_SITE = `import { mkdirSync, writeFileSync } from 'node:fs'
export async function buildSite(stamp, digest) {
  for (const folder of ['.cache', 'dist']) mkdirSync(folder, { recursive: true })
  writeFileSync('dist/sw.js', '')
  writeFileSync(stamp, digest)
  ${TELL('build')}
}`

const WAITS = 'Another command builds the site here: waiting for it.\n'

/** Ends, and all of `npm run dev` with it, when the API beside it has told. */
const VITE = `${TELL('vite')}
const watch = setInterval(() => require('node:fs').existsSync('told') && clearInterval(watch), 10)`

/** Tells how it was called, and leaves what an installation would. */
const NPM = `#!/bin/sh
echo "{\\"who\\":\\"npm\\",\\"arguments\\":\\"$*\\"}"
mkdir -p node_modules/vite && echo '{}' > node_modules/vite/package.json`

/** Root reads everything. Another account might not even start the Node of this checkout: so root does, and changes. */
const AS_NOBODY =
  process.getuid?.() === 0
    ? ['--import', 'data:text/javascript,process.setegid(65534);process.seteuid(65534)']
    : []

let project: string
const write = async (file: string, text: string, mode = 0o644) => {
  await mkdir(path.dirname(path.join(project, file)), { recursive: true })
  await writeFile(path.join(project, file), text)
  await chmod(path.join(project, file), mode) // whatever the umask takes away from new files
}

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'adbond-start-'))
  for (const file of COPIED) await cp(file, path.join(project, file))
  for (const folder of READ_BY_BUILD.folders) await mkdir(path.join(project, folder), { recursive: true })
  for (const file of READ_BY_BUILD.files) await write(file, '')
  await write('package.json', '{ "type": "module", "imports": { "#contract/*": "./contract/*" } }')
  await write('package-lock.json', '{}')
  await write('build/build-site.ts', BUILD_SITE)
  await write(
    'api/server.ts',
    `${TELL('server')}\nimport('node:fs').then((fs) => fs.writeFileSync('told', ''))`,
  )
  await write('bin/npm', NPM, 0o755)
})
afterEach(() => rm(project, { recursive: true, force: true }))

type Told = Record<string, string>

/** What npm, build, server and Vite told of themselves, by name; who was not called is not in it. */
async function told(args: string[], env: Told = {}) {
  const PATH = `${path.join(project, 'bin')}${path.delimiter}${process.env.PATH}`
  const { stdout, stderr } = await run(process.execPath, args, { cwd: project, env: { PATH, ...env } })
  const lines = (stdout + stderr).split('\n').filter((line) => line.startsWith('{'))
  const all = lines.map((line): Told => JSON.parse(line))
  return { stderr, ...Object.fromEntries(all.map(({ who = '', ...rest }) => [who, rest])) } as {
    stderr: string
  } & Partial<Record<'npm' | 'build' | 'server' | 'vite', Told>>
}

const start = (env?: Told) => told(['scripts/start.mjs'], env)
const build = (env?: Told) => told(['scripts/run.mjs', 'build/build.ts'], env)

describe('an installation', () => {
  it('has what a build needs, also where the environment leaves that out', async () => {
    const { npm } = await start({ NODE_ENV: 'production', npm_config_omit: 'dev' })
    expect(npm?.arguments).toMatch(/^install .*--include=dev --include=optional/)
  })

  it('leaves the lock file as it is, or git would refuse the next pull', async () => {
    expect((await start()).npm?.arguments).toContain('--no-save')
  })

  it('that was ended in the middle is begun anew, also for the packages of before', async () => {
    await start()
    await write('package-lock.json', '{ "next": true }')
    await write('bin/npm', '#!/bin/sh\nkill -9 $$', 0o755)
    await expect(start()).rejects.toMatchObject({ code: 1 })
    await write('package-lock.json', '{}')
    await write('bin/npm', NPM, 0o755)
    expect((await start()).npm).toBeDefined()
  })

  it('says so where there is no npm', async () => {
    await rm(path.join(project, 'bin/npm'))
    const alone = run(process.execPath, ['scripts/start.mjs'], { cwd: project, env: { PATH: project } })
    await expect(alone).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm could not be started'),
    })
  })

  it('does without the Node of the packages where that one does not run, now and the next time', async () => {
    await write('node_modules/.bin/node', 'made for another machine', 0o755)
    expect((await start()).server).toBeDefined()
    expect(await readdir(path.join(project, 'node_modules/.bin'))).toEqual([])
  })

  it('says nothing on the standard output, which may be a list for a spreadsheet', async () => {
    await write('api/bookings.ts', 'console.log("a list")')
    const { stdout, stderr } = await run(process.execPath, ['scripts/run.mjs', 'api/bookings.ts'], {
      cwd: project,
      env: { PATH: `${project}/bin:${process.env.PATH}` },
    })
    expect(stdout).toBe('a list\n')
    expect(stderr).toContain('Installing packages (once) …')
  })

  it('happens once, and again when what a build needs was removed', async () => {
    expect((await start()).npm).toBeDefined()
    expect((await start()).npm).toBeUndefined()
    await rm(path.join(project, 'node_modules/vite'), { recursive: true })
    expect((await start()).npm).toBeDefined()
  })
})

it('the backup of docs/owner.md is saved by cron, ends at no bare %, and deletes no archive of others', async () => {
  const [, line = ''] = /^15 3 \* \* \* (.*)$/m.exec(await readFile('docs/owner.md', 'utf8')) ?? []
  const [command = ''] = line.split(/(?<!\\)%/)
  const here = command
    .replaceAll('\\%', '%')
    .replace('/srv/adbond', project)
    .replaceAll('/a/safe/place', project)
    .replace(' > /dev/null', '') // for this test alone; nightly-backup.test.ts has the silence
  const archives = async () => (await readdir(project)).filter((name) => name.includes('.tar.gz')).sort()
  const old = ['adbond-2020-01-01.tar.gz', 'adbond-2020-01-02.tar.gz.7.part', 'photos.tar.gz']
  for (const name of old) {
    await write(name, '')
    await utimes(path.join(project, name), 0, 0)
  }
  await write('mail.tar.gz', '')
  const save = () => run('sh', ['-c', here], { env: { PATH: `${project}/bin:${process.env.PATH}` } })
  expect((await save()).stdout).toMatch(
    new RegExp(`run backup -- ${project}/adbond-\\d{4}-\\d\\d-\\d\\d\\.tar\\.gz"`),
  )
  expect(await archives(), 'an archive of another program is no backup').toEqual(
    [...old, 'mail.tar.gz'].sort(),
  )
  await write('adbond-2020-01-03.tar.gz', '')
  await save()
  expect(await archives()).toEqual(['adbond-2020-01-03.tar.gz', 'mail.tar.gz', 'photos.tar.gz'])
})

it('two commands at once build one after the other, and the second finds it built', async () => {
  const untilGo = `gc(); console.log('builds')
  while (!(await import('node:fs')).existsSync('go')) await new Promise(setImmediate)`
  await write('build/build-site.ts', BUILD_SITE.replace('  writeFileSync(stamp', `  ${untilGo}\n$&`))
  const command = (onWords: (words: string) => void) => {
    const args = ['--expose-gc', 'build/build.ts', '--if-changed']
    const made = run(process.execPath, args, { cwd: project })
    made.child.stdout?.on('data', (words) => onWords(`${words}`))
    return made
  }
  const second = Promise.withResolvers<ReturnType<typeof command>>()
  const first = command((words) => {
    if (words.startsWith('builds')) second.resolve(command((waits) => waits === WAITS && write('go', '')))
  })
  expect((await second.promise).stdout).toBe(WAITS)
  expect((await first).stdout).toContain('"who":"build"')
})

it('a build that lacks previews is made again by a start, once the API that has them answers', async () => {
  await write(
    'build/build-site.ts',
    BUILD_SITE.replace('stamp, digest)\n', "stamp, digest + ' without previews')\n"),
  )
  await write(
    'build/pages/record-pages.ts',
    `import { existsSync } from 'node:fs'\nexport const hasHeads = async () => existsSync('api-answers')`,
  )
  expect((await start()).build).toBeDefined()
  expect((await start()).build, 'it would lack them again').toBeUndefined()
  await write('api-answers', '')
  expect((await start()).build).toBeDefined()
})

it('a build is one for visitors, whatever NODE_ENV says', async () => {
  expect((await build({ NODE_ENV: 'development' })).build?.NODE_ENV).toBe('production')
})

it('a server that was killed is a failure, so that what watches over npm start begins anew', async () => {
  await write('api/server.ts', "process.kill(process.pid, 'SIGKILL')")
  await expect(start()).rejects.toMatchObject({ code: 1 })
})

describe('.env', () => {
  beforeEach(async () => {
    await write('node_modules/vite/package.json', '{}')
    await write('node_modules/.installed-lock', '{}')
  })

  it('is read for all: the settings of the build and those of the server', async () => {
    await write('.env', 'VITE_BASE_PATH=/adbond/\nDATABASE_URL="postgres://x"\n')
    const { build, server } = await start()
    expect(build).toMatchObject({ VITE_BASE_PATH: '/adbond/', DATABASE_URL: 'postgres://x' })
    expect(server).toMatchObject({ VITE_BASE_PATH: '/adbond/', DATABASE_URL: 'postgres://x' })
  })

  it('is read by `npm run dev` for the pages, and not for the API, which would meet the database of the owner', async () => {
    await write('.env', 'VITE_PHONE=08031234567\nDATABASE_URL=postgres://x\n')
    await write('node_modules/vite/bin/vite.js', VITE)
    const { vite, server } = await told(['scripts/dev.mjs'])
    expect([vite?.VITE_PHONE, server?.DATA_DIR]).toEqual(['08031234567', '.data/dev'])
    expect(server?.DATABASE_URL).toBeUndefined()
  })

  it('leads no page of `npm run dev` to the API of the owner, whose bookings are real', async () => {
    const live = 'https://api.example.com/api/v2'
    await write('.env', `VITE_API_BASE_URL=${live}\n`)
    await write('node_modules/vite/bin/vite.js', VITE)
    expect((await told(['scripts/dev.mjs'])).vite?.VITE_API_BASE_URL).toBeUndefined()
    await rm(path.join(project, 'told'))
    expect((await told(['scripts/dev.mjs'], { VITE_API_BASE_URL: live })).vite?.VITE_API_BASE_URL).toBe(live)
  })

  it('yields to the environment, also to a variable that is set to nothing', async () => {
    await write('.env', 'VITE_PHONE=08031234567\nVITE_SITE_URL=https://file.example\n')
    const { build: met } = await build({ VITE_PHONE: '', VITE_SITE_URL: 'https://here.example' })
    expect(met).toMatchObject({ VITE_PHONE: '', VITE_SITE_URL: 'https://here.example' })
  })

  it('builds anew once it is edited, and not before', async () => {
    await write('.env', 'VITE_NAIRA_PER_GB=575\n')
    expect((await start()).build).toBeDefined()
    expect((await start()).build).toBeUndefined()
    await write('.env', 'VITE_NAIRA_PER_GB=600\n')
    expect((await start()).build).toMatchObject({ VITE_NAIRA_PER_GB: '600' })
  })

  it('passes the same rules: a value that cannot be right stops the build', async () => {
    await write('.env', 'VITE_WHATSAPP=call us\n')
    await expect(start()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^VITE_WHATSAPP must be .+, not "call us"\.\n$/),
    })
  })

  it.each(['vite.config.ts', 'vitest.config.ts'])('has no other reader in %s', async (configFile) => {
    await write('.env', 'VITE_FROM_FILE=1\n')
    const { env } = await resolveConfig({ configFile, root: project }, 'build')
    expect(env).not.toHaveProperty('VITE_FROM_FILE')
  })

  it('may come from an editor of Windows', async () => {
    await write('.env', '\uFEFFVITE_NAIRA_PER_GB=600\r\nVITE_API_BASE_URL=/api/v3\r\n')
    const { build: met } = await build()
    expect(met).toMatchObject({ VITE_NAIRA_PER_GB: '600', VITE_API_BASE_URL: '/api/v3' })
  })

  it.each([
    ['a # without quotes', 'VITE_CLIENT_APP_URL=https://app.example.com/#/'],
    ['a number behind a #', 'VITE_OFFICE_ADDRESS=Suite #5, 12 Marina'],
    ['a quote of the same kind', "VITE_OFFICE_ADDRESS='Adbond's House'"],
    ['words behind the quotes', 'VITE_OFFICE_HOURS="Monday to Friday", 8 AM to 5 PM'],
    ['a quote without its end', 'VITE_OFFICE_HOURS="Monday'],
    ['no =', 'VITE_PHONE: 08031234567'],
  ])('with %s is refused, because a part would be lost', async (_, line) => {
    await write('.env', `# ours\n\n${line}\nVITE_NAIRA_PER_GB=600\n`)
    await expect(build()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.env, line 3: [^\n]+\n$/),
    })
  })

  it('takes what has quotes as it stands, and passes over comments', async () => {
    await write(
      '.env',
      `#5 is ours\nVITE_CLIENT_APP_URL="https://app.example.com/#/" # the new one\r
  export VITE_OFFICE_ADDRESS = "Adbond's House,\nSuite #5"\nVITE_OFFICE_HOURS='"All" day'
VITE_PHONE=08031234567 \t# office\nVITE_TOUR_EMAIL= \t\nVITE_SALES_EMAIL= # none\nOTHER="a\\nb"`,
    )
    expect((await build()).build).toMatchObject({
      VITE_CLIENT_APP_URL: 'https://app.example.com/#/',
      VITE_OFFICE_ADDRESS: "Adbond's House,\nSuite #5",
      VITE_OFFICE_HOURS: '"All" day',
      VITE_PHONE: '+2348031234567',
      VITE_TOUR_EMAIL: '',
      VITE_SALES_EMAIL: '',
      OTHER: 'a\nb',
    })
  })

  it('in another encoding is refused with a sentence', async () => {
    await write('.env', 'V\0I\0T\0E\0')
    await expect(build()).rejects.toMatchObject({ code: 1, stderr: '.env must be saved as UTF-8.\n' })
  })

  it('that another account keeps for itself is refused with a sentence that says as whom to run this', async () => {
    await build()
    await run('chmod', ['-R', 'a+rX', project]) // a checkout with umask 077 is closed to the other account too
    await write('.env', 'VITE_NAIRA_PER_GB=600\n', 0o000)
    const args = [...AS_NOBODY, 'scripts/run.mjs', 'build/build.ts']
    const stderr = `.env may not be read by this account: run this as its own (sudo -u '#${process.getuid?.()}').\n`
    await expect(told(args)).rejects.toMatchObject({ code: 1, stderr })
  })

  it('that is a folder is refused with a sentence', async () => {
    await mkdir(path.join(project, '.env'))
    await expect(build()).rejects.toMatchObject({ code: 1, stderr: '.env cannot be read (EISDIR).\n' })
  })

  it('is the only such file: another is not read, and that is said', async () => {
    await write('.env.production', 'VITE_NAIRA_PER_GB=600\n')
    const { build: met, stderr } = await build()
    expect(met?.VITE_NAIRA_PER_GB).toBeUndefined()
    expect(stderr).toContain('.env.production is not read')
  })
  it('that holds the address of the database is better closed to other accounts, and that is said', async () => {
    await write('.env', 'DATABASE_URL=postgres://x\n', 0o640)
    expect((await build()).stderr).toBe(
      '.env holds DATABASE_URL, and other accounts may read it: chmod 600 .env\n',
    )
    await write('.env', 'DATABASE_URL=postgres://x\n', 0o600)
    expect((await build()).stderr).toBe('')
    await write('.env', 'DATABASE_URL=\nVITE_PHONE=08031234567\n', 0o644)
    expect((await build()).stderr, 'it holds no secret').toBe('')
  })
})
