import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canMount, onSmallDisk } from '../../test/faults/rig/small-disk.ts'
import { OfficeError } from './office-error.ts'
import { saveBackup } from './save-backup.ts'

const BACKUP = Buffer.from('everything')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adbond-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a backup that failed', () => {
  it('is in nobody’s way: the next one of the same name is saved', () => {
    const file = join(folder, 'of-today.tar.gz')
    for (const stale of [`${file}.part`, `${file}.${process.pid}.part`]) writeFileSync(stale, 'half')
    saveBackup(file, BACKUP)
    expect(readFileSync(file).toString()).toBe('everything')
    expect(readdirSync(folder).toSorted()).toEqual(['of-today.tar.gz', 'of-today.tar.gz.part'])
  })

  it.each([
    ['a folder has its name', 'taken', 'a folder has that name'],
    ['a file stands where its folder should be', 'file/of-today', 'a part of its path is a file'],
    ['it is named as a folder', 'taken/', 'a folder has that name'],
    ['its folder is not there, as of a disk that is away', 'away/of-today', 'its folder is not there'],
    ['its folder would be a file', 'file/older/of-today', 'a part of its path is a file'],
  ])('leaves nothing behind, and says why: %s', (_, name, reason) => {
    mkdirSync(join(folder, 'taken'))
    writeFileSync(join(folder, 'file'), '')
    const file = join(folder, name)
    expect(() => saveBackup(file, BACKUP)).toThrow(
      new OfficeError(`The backup could not be saved as ${file}: ${reason}.`),
    )
    expect(readdirSync(folder).toSorted()).toEqual(['file', 'taken'])
  })

  it.skipIf(!canMount)('leaves nothing behind, and says why: the disk is full', () =>
    onSmallDisk('64k', (disk) => {
      const file = join(disk, 'of-today')
      expect(() => saveBackup(file, new Uint8Array(100_000))).toThrow(
        new OfficeError(`The backup could not be saved as ${file}: its disk is full.`),
      )
      expect(readdirSync(disk)).toEqual([])
    }),
  )
})
