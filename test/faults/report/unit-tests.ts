import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs one complete file of unit tests; returns how many of them are red and how many are green. */
export async function unitTests(file: string): Promise<{ red: number; green: number }> {
  const report = `.cache/${file.replaceAll('/', '-')}.json`
  const command = ['node_modules/vitest/vitest.mjs', 'run', file, '--reporter=json', `--outputFile=${report}`]
  const env = { ...process.env, FULL: '1' }
  await rm(report, { force: true }) // one of an earlier run would stand for a run that never began
  // Red tests end vitest with an error; its report holds the counts.
  await run(process.execPath, command, { env, maxBuffer: 2 ** 26 }).catch(() => undefined)
  const { numFailedTests, numPassedTests } = JSON.parse(await readFile(report, 'utf8'))
  return { red: numFailedTests, green: numPassedTests }
}
