import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { recordRow, tellRow } from './report/record.ts'
import { allGuards, guards, kindsOfGuards } from './rig/guards.ts'

const run = promisify(execFile)
const ROOT = path.join(import.meta.dirname, '../..')
const PARTS = [
  'api',
  'contract',
  'follow',
  'outbox',
  'src',
  'sw',
  'test/faults/rig',
  'docs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]

type Report = { numFailedTests: number; testResults: { assertionResults: unknown[] }[] }

let copy: string

test.beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'adbond-guards-'))
  for (const part of PARTS) await cp(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
})
test.afterAll(() => rm(copy, { recursive: true, force: true }))

/** How many tests of these files are red; throws when none of a file ran. */
async function redTests(files: readonly string[]): Promise<number> {
  const report = path.join(copy, 'report.json')
  await rm(report, { force: true })
  const command = [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  // Red tests end vitest with an error; its report holds the counts.
  await run(process.execPath, command, {
    cwd: copy,
    env: { ...process.env, FULL: '' },
    maxBuffer: 2 ** 26,
  }).catch(() => undefined)
  const { numFailedTests, testResults }: Report = JSON.parse(await readFile(report, 'utf8'))
  const idle = testResults.filter(({ assertionResults }) => assertionResults.length === 0)
  const ran = testResults.length - idle.length
  if (ran < files.length) throw new Error(`${ran} of ${files.length} files ran: ${files.join(', ')}`)
  return numFailedTests
}

test('R21 every guard is held by a test: taken out, at least one goes red', async () => {
  const intact = [...new Set(guards.flatMap(({ tests }) => tests))]
  expect(await redTests(intact), 'with every guard in place all is green').toBe(0)
  const reds: { guard: string; red: number }[] = []
  for (const { guard, file, text, instead, tests } of guards) {
    const place = path.join(copy, file)
    const original = await readFile(place, 'utf8')
    expect(original.split(text), `${guard}: its text stands once in ${file}`).toHaveLength(2)
    await writeFile(
      place,
      original.replace(text, () => instead),
    )
    reds.push({ guard, red: await redTests(tests) })
    await writeFile(place, original)
    console.log(reds.at(-1))
  }
  const unnoticed = reds.filter(({ red }) => red === 0).map(({ guard }) => guard)
  // A machine without PostgreSQL leaves the row as the last whole run wrote it.
  const record = guards.length === allGuards.length ? recordRow : tellRow
  await record({
    id: 'R21',
    what: 'Every guard is held by a test',
    how: `${guards.length} guards (${kindsOfGuards}) taken out one at a time`,
    figure: `${guards.length - unnoticed.length} of ${guards.length} noticed: ${reds.map(({ guard, red }) => `${guard} (${red})`).join('; ')}`,
    target: 'every removal turns at least one test red',
    ok: unnoticed.length === 0,
  })
  expect(unnoticed).toEqual([])
})
