import { readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { DataFolderError } from './folder-error.ts'

const oldLockSchema = v.object({ pid: v.number() })

/**
 * The first release kept its lock, with a token, beside the folder. This detects a server of that release that still
 * runs, and deletes a lock without one. To be removed with the release after the next.
 */
export function refuseOldLock(folder: string, shown: string): void {
  const path = `${folder}.lock`
  const pid = pidIn(path)
  if (pid !== null && isAlive(pid)) {
    throw new DataFolderError(
      `The data in ${shown} is in use by process ${pid} of an earlier release. Stop it first, or delete ${path} if that is not our server.`,
    )
  }
  if (pid !== null) rmSync(path, { force: true })
}

function pidIn(path: string): number | null {
  try {
    return v.parse(oldLockSchema, JSON.parse(readFileSync(path, 'utf8'))).pid
  } catch {
    return null // none, or somebody else's file
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // another user's, but alive
  }
}
