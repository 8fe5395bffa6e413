import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LockedError, lockData, readLock } from './data-lock.ts'
import { nameOfThisProcess } from './process-name.ts'

let folder: string
let dataDir: string
const lockFile = () => `${dataDir}.lock`
const NO_SUCH_PID = 2_147_483_646

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adbond-lock-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the lock of the data folder', () => {
  it('is held by one at a time, and says by whom', async () => {
    const lock = await lockData(dataDir)
    await expect(lockData(dataDir)).rejects.toThrow(LockedError)
    await expect(lockData(`${dataDir}/`)).rejects.toThrow(`is in use by process ${process.pid}`)
    lock.release()
    const next = await lockData(dataDir)
    next.release()
    expect(readLock(dataDir)).toBeNull()
  })

  it.each([
    ['of a process that is gone', { pid: NO_SUCH_PID, startedAt: null, desk: null }],
    ['of an earlier process with the same number', { pid: process.pid, startedAt: '1', desk: null }],
  ])('%s is taken over', async (_, content) => {
    writeFileSync(lockFile(), JSON.stringify(content))
    const lock = await lockData(dataDir)
    expect(readLock(dataDir)).toMatchObject(nameOfThisProcess())
    lock.release()
  })

  it('that was cut short is taken over', async () => {
    writeFileSync(lockFile(), '{"pid":')
    const lock = await lockData(dataDir)
    lock.release()
  })

  it('tells where to ask, to its owner alone', async () => {
    const lock = await lockData(dataDir)
    lock.announceDesk({ port: 1, token: 'secret' })
    expect(readLock(dataDir)?.desk).toEqual({ port: 1, token: 'secret' })
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600)
    expect(readFileSync(lockFile(), 'utf8')).toContain(String(process.pid))
    lock.release()
  })
})
