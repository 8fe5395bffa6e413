import { readFileSync } from 'node:fs'

/** A pid alone is reused, most of all in containers; with the moment its process started it is not. */
export type ProcessName = { pid: number; startedAt: string | null }

export const nameOfThisProcess = (): ProcessName => ({ pid: process.pid, startedAt: startOf(process.pid) })

export function isRunning({ pid, startedAt }: ProcessName): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // another user's, but alive
  }
  const start = startOf(pid)
  return start === null || startedAt === null || start === startedAt
}

const START_TIME_FIELD = 19 // the 22nd of `man proc_pid_stat`, counted after the name in brackets

/** Clock ticks between the machine's start and the process's, or null where there is no `/proc`. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? null
  } catch {
    return null // macOS, Windows: the pid alone has to do
  }
}
