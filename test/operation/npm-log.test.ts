/** npm keeps a log of each command with all its words, and the office's commands name people. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('npm keeps nothing of what a command of the office was asked', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'npm-cache-'))
  const env = { ...process.env, npm_config_cache: cache }
  const run = promisify(execFile)('npm', ['run', 'person', '--', '--help', 'ada@example.com'], { env })
  await run.catch(() => undefined) // it says how it is used
  const logs = await readdir(path.join(cache, '_logs')).catch(() => [])
  expect(logs).toEqual([])
  await rm(cache, { recursive: true })
})
