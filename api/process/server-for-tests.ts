import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const API = join(import.meta.dirname, '..')

export type RunOfProgram = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/**
 * Starts one of the API's programs as a person would, with this environment on top of a quiet one, `through` another
 * program. That happens in the folder `cwd`.
 */
export function runProgram(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
  through: readonly string[] = [],
  cwd = process.cwd(),
): RunOfProgram {
  const [program = process.execPath, ...words] = [...through, process.execPath, join(API, file), ...args]
  const child = spawn(program, words, {
    cwd,
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = once(child, 'close').then(() => child.exitCode)
  return { child, output: () => output, ended }
}

/** The address that a server printed; throws its output if there is none. */
export async function addressOf(run: RunOfProgram): Promise<string> {
  for (;;) {
    const [, address] = /Adbond is at (\S+)/.exec(run.output()) ?? []
    if (address !== undefined) return address
    if (run.child.exitCode !== null) throw new Error(run.output())
    await Promise.race([run.ended, new Promise((resolve) => setTimeout(resolve, 20))])
  }
}
