import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canMount, onSmallDisk } from '../../test/faults/rig/small-disk.ts'
import { type DataFolder, openDataFolder, tryDataFolder } from './data-folder.ts'
import { readHolder } from './holder.ts'
import { lockFile } from './kernel-lock.ts'

const isRoot = process.getuid?.() === 0
const NO_SUCH_PID = 2_147_483_646

let around: string
let dataDir: string
let held: DataFolder[]

const open = (path = dataDir): DataFolder | null => {
  const folder = tryDataFolder(path)
  if (folder) held.push(folder)
  return folder
}
const modeOf = (path: string) => statSync(path).mode & 0o777

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'adbond-folder-')))
  dataDir = join(around, 'data')
  held = []
})
afterEach(() => {
  for (const folder of held) folder.release()
  rmSync(around, { recursive: true, force: true })
})

describe('the data folder belongs to one process at a time', () => {
  it('also when it is reached by another path', () => {
    symlinkSync(dataDir, join(around, 'link'))
    symlinkSync(around, join(around, 'link-above'))
    expect(open()).not.toBeNull()
    for (const path of [dataDir, `${dataDir}/`, join(around, 'link'), join(around, 'link-above', 'data')]) {
      expect(open(path), path).toBeNull()
    }
  })

  it('until it is released', () => {
    open()?.release()
    expect(readHolder(dataDir)).toBeNull()
    expect(open()).not.toBeNull()
  })

  it('and whoever waits for a command of the office gets it afterwards', async () => {
    const first = open()
    const waiting = openDataFolder(dataDir)
    first?.release()
    held.push(await waiting)
    expect(held.at(-1)?.isOurs()).toBe(true)
  })

  it('while a running server refuses the next at once, and names itself', async () => {
    open()?.announceDesk({ port: 1, token: 'secret' })
    await expect(openDataFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid} on `)
  })

  it.skipIf(!canMount)('and on a full disk the commands of the office still find out who has it', () =>
    onSmallDisk('1m', (disk) => {
      const server = lockFile(join(disk, 'in-use'))
      expect(open(disk)).toBeNull()
      server?.release()
      expect(() => open(disk)).toThrow(/The disk with the data folder \S+ is full\./)
      const next = lockFile(join(disk, 'in-use'))
      expect(next, 'refused, it holds no lock').not.toBeNull()
      next?.release()
    }),
  )

  it('and who lost it to another one, or lost the folder, knows', () => {
    const folder = open()
    expect(folder?.isOurs()).toBe(true)
    writeFileSync(join(dataDir, 'in-use.json'), JSON.stringify({ token: 'x', pid: 1, host: 'h', desk: null }))
    expect(folder?.isOurs()).toBe(false)
    folder?.release()
    expect(readHolder(dataDir)?.token).toBe('x') // the other one's stays
    rmSync(dataDir, { recursive: true })
    expect(folder?.isOurs()).toBe(false)
  })

  it('and a server of the first release is met by its own lock', () => {
    writeFileSync(`${dataDir}.lock`, JSON.stringify({ pid: process.pid, desk: { token: 'secret' } }))
    expect(() => open()).toThrow('of an earlier release')
    writeFileSync(`${dataDir}.lock`, JSON.stringify({ pid: NO_SUCH_PID, desk: { token: 'secret' } }))
    expect(open()).not.toBeNull()
    expect(existsSync(`${dataDir}.lock`)).toBe(false)
  })
})

describe('the data folder is private', () => {
  it('from its first moment, and so is what says where to ask', () => {
    open()?.announceDesk({ port: 1, token: 'secret' })
    const modes = readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))])
    expect(modes).toEqual([
      ['in-use', 0o600],
      ['in-use.json', 0o600],
    ])
    expect(modeOf(dataDir)).toBe(0o700)
  })

  it('again, when an earlier release left it open', () => {
    wholeDatabase()
    mkdirSync(join(dataDir, 'media-cache'))
    writeFileSync(join(dataDir, 'postgres', 'base', 'rows'), 'ada@example.com')
    chmodSync(join(dataDir, 'postgres', 'base', 'rows'), 0o666)
    chmodSync(join(dataDir, 'postgres', 'base'), 0o777)
    chmodSync(dataDir, 0o755)
    expect(open()).not.toBeNull()
    const open_ = readdirSync(dataDir, { recursive: true }).filter(
      (name) => modeOf(join(dataDir, String(name))) & 0o077,
    )
    expect(open_).toEqual([])
    expect(modeOf(dataDir)).toBe(0o700)
  })

  it.skipIf(!isRoot)('or is refused, when it belongs to somebody else', () => {
    mkdirSync(dataDir)
    chownSync(dataDir, 65_534, 65_534)
    expect(() => open()).toThrow(`The data folder ${dataDir} belongs to another account (number 65534).`)
    expect(() => open(), 'of which a command can be run, and the data stay its own').toThrow(
      "sudo -u '#65534'",
    )
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('the data folder is whole', () => {
  it.each([
    'PG_VERSION',
    'global/pg_control',
    'pg_wal/000000010000000000000001',
    'pg_wal',
    'pg_xact',
    'pg_notify',
  ])('or is refused: without %s it would be made anew', (name) => {
    wholeDatabase()
    rmSync(join(dataDir, 'postgres', name), { recursive: true })
    expect(() => open()).toThrow(/is not whole: \S+ is missing or cut short/)
    expect(existsSync(join(dataDir, 'in-use'))).toBe(false)
  })

  it('or is refused: a log that is cut short would hide the newest rows', () => {
    wholeDatabase()
    writeFileSync(join(dataDir, 'postgres/pg_wal/000000010000000000000001'), 'cut')
    expect(() => open()).toThrow('pg_wal/000000010000000000000001 is missing or cut short')
  })

  it('or is refused: something else lies in it, which stays as it is', () => {
    mkdirSync(join(dataDir, 'letters'), { recursive: true })
    chmodSync(dataDir, 0o755)
    expect(() => open()).toThrow('is not empty and holds no database (letters)')
    expect([readdirSync(dataDir), modeOf(dataDir)]).toEqual([['letters'], 0o755])
  })

  it('or is refused: its database lies behind a link, where another lock may be held', () => {
    wholeDatabase()
    const other = join(around, 'other')
    mkdirSync(other)
    symlinkSync(join(dataDir, 'postgres'), join(other, 'postgres'))
    expect(() => open(other)).toThrow('is a link')
  })

  it('and a database that was not finished is begun anew', () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    expect(open()?.hasDatabase).toBe(false)
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
  })
})

/** What the folder's own check of a database needs; PostgreSQL would not start on it. */
function wholeDatabase(): void {
  const names =
    'base global pg_commit_ts pg_dynshmem pg_logical pg_multixact pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_xact'
  const database = join(dataDir, 'postgres')
  for (const name of names.split(' ')) mkdirSync(join(database, name), { recursive: true })
  writeFileSync(join(database, 'PG_VERSION'), '18\n')
  writeFileSync(join(database, 'global/pg_control'), new Uint8Array(8_192))
  writeFileSync(join(database, 'pg_wal/000000010000000000000001'), new Uint8Array(16 * 1_024 * 1_024))
}
