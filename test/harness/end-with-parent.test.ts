import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { expect, test, vi } from 'vitest'

/** Starts a server that prints its process id once it runs, as `site.ts` does. */
const TEST = `
const server = "process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)"
const words = ['--import', './test/harness/end-with-parent.mjs', '-e', server]
require('node:child_process').spawn(process.execPath, words, { stdio: ['pipe', 'inherit', 'inherit'] })
`

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that a test started ends when the test is killed', async () => {
  const killed = spawn(process.execPath, ['-e', TEST], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = await once(killed.stdout, 'data')
  const server = Number(String(pid))
  expect(runs(server)).toBe(true)
  try {
    killed.kill('SIGKILL')
    await vi.waitFor(() => expect(runs(server)).toBe(false))
  } finally {
    if (runs(server)) process.kill(server, 'SIGKILL')
  }
})
