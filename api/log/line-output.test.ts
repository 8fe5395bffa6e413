/** Each log here is written by a process of its own, because what it proves is that the process lives on. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'

const FULL_DISK = '/dev/full' // every write to it is ENOSPC
const LINES = 50_000

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** A program with a log, on one thread for files: what it writes itself is written after the log's lines. */
function runWithLog(stdout: number | 'pipe', program: string) {
  const begin = `
    import { write } from 'node:fs'
    import { promisify } from 'node:util'
    import { setImmediate } from 'node:timers/promises'
    import { openLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    const log = openLog('info')
    const line = (ms) => log({ level: 'info', msg: 'request', route: '/'.padEnd(400, 'x'), ms })
    const written = () => promisify(write)(1, '.').catch(() => undefined)
  `
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', begin + program], {
    stdio: ['ignore', stdout, 'pipe'],
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
  })
  children.push(child)
  return { child, errors: textOf(child.stderr), ended: once(child, 'exit') }
}

const textOf = (stream: Readable | null) => text(stream ?? Readable.from([]))

/** What is left in the pipe of a program that ended. Nobody else may read it first, as Node does when nobody does. */
const readAfter = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.once('exit', () => resolve(textOf(child.stdout))))

const AFTER_EACH_LINE = `
  for (let n = 0; n < 3; n++) {
    line(n)
    await written()
  }
  console.error('alive')
`

describe('a log that can not be written', { timeout: 60_000 }, () => {
  it.skipIf(!existsSync(FULL_DISK))(
    'because the disk is full ends no process, and holds none up',
    async () => {
      const full = openSync(FULL_DISK, 'w')
      const { errors, ended } = runWithLog(full, AFTER_EACH_LINE)
      closeSync(full)
      expect([await errors, await ended]).toEqual(['alive\n', [0, null]])
    },
  )

  it('because its reader left ends no process, and holds none up', async () => {
    const { child, errors, ended } = runWithLog('pipe', AFTER_EACH_LINE)
    child.stdout?.destroy()
    expect([await errors, await ended]).toEqual(['alive\n', [0, null]])
  })

  it('because its reader stands still takes little memory, and leaves the newest lines out', async () => {
    const { child, errors, ended } = runWithLog(
      'pipe',
      `
      const used = () => {
        gc()
        const { heapUsed, arrayBuffers } = process.memoryUsage()
        return heapUsed + arrayBuffers
      }
      const before = used()
      for (let n = 0; n < ${LINES}; n++) {
        line(n)
        if (n % 1_000 === 0) await setImmediate()
      }
      console.error(used() - before)
      `,
    )
    const left = readAfter(child)
    expect(await ended).toEqual([0, null])
    expect(Number(await errors)).toBeLessThan(10_000_000) // all the lines are 25 MB
    const lines = (await left).split('\n').slice(0, -1)
    expect(lines.length).toBeLessThan(LINES)
    expect(lines.map((one) => JSON.parse(one).ms)).toEqual(lines.map((_, n) => n))
  })
})
