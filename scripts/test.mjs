/**
 * `npm test`: everything that CI runs on each change. `--only=types,unit` runs some of the steps. The slow ones run
 * only when named: `--only=build,processes,audits,security,lighthouse`, which is `npm run audits`; `--only=build,faults`;
 * `--only=build,operate`. Without `build` they test the dist/ that lies there. `--whole`: the audits and the security
 * checks run with all their counts (`npm run audits:whole`); the latter then write docs/security.md. An owner's `.env`
 * is not read: the tests are of the site as it comes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled, projectNode, root, scriptEnvironment } from './install.mjs'
import { closingWords, outcomeInBrowser, outcomeInVitest } from './results/test-reports.mjs'
import { ensureBrowser, ensureHosts, ensureOtherEngines, ensurePostgres } from './system-packages.mjs'

const CACHE = path.join(root, '.cache')
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const isWhole = process.argv.includes('--whole')
const SLOW = ['processes', 'audits', 'security', 'lighthouse', 'faults', 'operate']
/** A step that still runs after so many minutes has hung. A whole reliability run may take hours. */
const MINUTES = { audits: 300, faults: Number.POSITIVE_INFINITY, operate: Number.POSITIVE_INFINITY }
const limitOf = (step) => (isWhole ? Number.POSITIVE_INFINITY : (MINUTES[step] ?? 60)) * 60_000
const wants = (step) => (only ? only.includes(step) : !SLOW.includes(step))

ensureInstalled()
mkdirSync(CACHE, { recursive: true })
const env = scriptEnvironment({ NO_COLOR: '1' })
delete env.NODE_ENV // React has no `act` for production
if (isWhole) env.FULL = '1'
if (wants('journeys') || SLOW.some(wants)) env.CHROME_PATH = ensureBrowser()
if (['unit', 'processes', 'audits', 'faults', 'operate'].some(wants) && !ensurePostgres()) {
  console.warn('SKIPPED: the API tests on PostgreSQL, because it is neither installed nor installable here.')
}

const missing = wants('audits') ? ensureOtherEngines() : []
if (missing.length > 0) {
  console.warn(`SKIPPED: journeys in other engines, because ${missing.join(', ')} can not be installed here.`)
}

const absent = ['processes', 'audits', 'security'].some(wants) ? ensureHosts() : []
if (absent.length > 0) {
  console.warn(`SKIPPED: the tests of static hosts, because ${absent.join(', ')} can not be installed here.`)
}

const totals = { passed: 0, failed: 0, skipped: 0 }
/** What the totals count as failed, as far as it has words. */
const failures = []
/** How to end each step that runs. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const end of running) end()
    process.exit(130)
  })
}

await twoAtATime([
  ...['test', '.', 'api', 'sw', 'sw/tsconfig.test.json'].map((project) => ['types', ['tsc', '-p', project]]),
  ['unused', ['knip']],
  ['format', ['biome', 'ci', '.']],
  ['house', ['node', 'scripts/house-figures.ts']],
  ['citations', ['node', 'scripts/citations.ts']],
])
const built = !wants('build') || (await check('build', ['node', 'build/build.ts', '--if-changed']))
if (built && wants('build')) await check('budgets', ['node', 'build/budgets/budgets.ts'])
await inVitest('unit')
await inVitest('processes')
if (built) {
  await inBrowser('journeys')
  await inBrowser('audits')
  if (wants('security')) {
    await inBrowser('security')
    if (isWhole) await check('security', ['node', 'test/faults/report/write-report.ts'])
  }
  if (wants('faults')) {
    env.FULL = '1'
    await inBrowser('faults')
    await check('faults', ['node', 'test/faults/report/write-report.ts'])
  }
  if (wants('operate')) {
    env.FULL = '1'
    await inBrowser('faults', { step: 'operate', files: ['r24', 'r30'] })
    await check('operate', ['node', 'test/faults/report/write-report.ts'])
  }
  await suite(
    'lighthouse',
    ['node', 'test/audits/run-audits.ts'],
    '.cache/lighthouse.json',
    (report) => report,
  )
}

writeFileSync(
  path.join(CACHE, SLOW.some(wants) ? 'audit-totals.json' : 'test-totals.json'),
  JSON.stringify({ ...totals, failures }),
)
if (wants('build') && existsSync(path.join(root, '.env')))
  console.warn('dist/ and deploy/ hold the sample now, without .env: run npm run build before you copy them.')
console.log(closingWords({ ...totals, failures }))
process.exit(totals.failed > 0 ? 1 : 0)

/** The longest first: each has one thread, and the machine two cores. */
async function twoAtATime(steps) {
  const rest = steps.values()
  const lane = async () => {
    for (const [step, command] of rest) await check(step, command)
  }
  await Promise.all([lane(), lane()])
}

/** A step that passes or fails as a whole. */
async function check(step, command) {
  if (!wants(step)) return true
  const ok = (await run(step, command)) === 0
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) tellThat(command)
  return ok
}

/** A step with tests of its own. A run that leaves no report, or no test, has failed. */
async function suite(step, command, report, outcomeOf) {
  if (!wants(step)) return
  rmSync(path.join(root, report), { force: true })
  const status = await run(step, command)
  let outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
  try {
    outcome = outcomeOf(JSON.parse(readFileSync(path.join(root, report), 'utf8')))
  } catch (error) {
    console.error(`${step} left no report: ${error.message}`)
  }
  const { passed, skipped, failures: named = [] } = outcome
  const failed = outcome.failed || (status !== 0 || passed === 0 ? 1 : 0)
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  failures.push(...named)
  if (failed > 0 && named.length === 0) tellThat(command)
}

/** Its words stand above, in its own output. */
function tellThat(command) {
  failures.push({ title: command.join(' '), words: 'See its own words above.' })
}

/** The tests of one project of vitest.config.ts. */
async function inVitest(project) {
  const report = `.cache/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await suite(project, ['vitest', 'run', `--project=${project}`, ...reporters], report, outcomeInVitest)
}

/** The specifications of one Playwright project, such as `test/journeys/`, or only the named files of it. */
async function inBrowser(project, { step = project, files = [] } = {}) {
  const report = `.cache/${step}.json`
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = path.join(root, report)
  const command = ['playwright', 'test', '-c', 'test/playwright.config.ts']
  const options = [`--project=${project}`, '--reporter=list,json', ...files]
  await suite(step, [...command, ...options], report, outcomeInBrowser)
}

/** Ends whatever the step started when it takes too long: a loop without an end is a red, not a run without an end. */
async function run(step, [program, ...args]) {
  console.log(`\n— ${step}: ${[program, ...args].join(' ')}`)
  const started = Date.now()
  const command = program === 'node' ? projectNode() : path.join(root, 'node_modules/.bin', program)
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, detached: true })
  const end = () => process.kill(-child.pid, 'SIGKILL')
  running.add(end)
  const limit = limitOf(step)
  const timer = Number.isFinite(limit)
    ? setTimeout(() => {
        console.error(`HUNG: ${step} was ended after ${limit / 60_000} minutes.`)
        end()
      }, limit)
    : null
  const [status] = await once(child, 'exit')
  clearTimeout(timer)
  running.delete(end)
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s for ${[step, ...args].join(' ')}`)
  return status
}
