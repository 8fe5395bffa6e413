import { closeSync, type Dirent, fsyncSync, openSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const openFolders = process.platform !== 'win32' // Windows opens no folder

/** What systems say that flush no folders, such as some shared ones. */
const UNABLE: ReadonlySet<unknown> = new Set(['EINVAL', 'EBADF', 'EPERM'])

export const isUnable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNABLE.has(error.code)

/** A name is on the disk once its folder is. */
export function flushFolder(folder: string): void {
  if (!openFolders) return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    if (!isUnable(error)) throw error
  } finally {
    closeSync(handle)
  }
}

/** So many are open at once; Node flushes four of them at a time. */
const AT_ONCE = 64

/** A file and the moment of its last change, as `stat` tells them. */
export type Flushed = ReadonlyMap<string, bigint>

export const fileOf = ({ dev, ino }: { dev: bigint; ino: bigint }): string => `${dev} ${ino}`

/** Every file in it and below is on the disk then, and so is every name. Returns the files, as they then were. */
export async function flushTree(folder: string): Promise<Flushed> {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)
  const files = below.filter((entry) => entry.isFile()).map(pathOf)
  const flushed: [string, bigint][] = []
  while (files.length > 0) flushed.push(...(await Promise.all(files.splice(-AT_ONCE).map(flush))))
  for (const entry of below) if (entry.isDirectory()) flushFolder(pathOf(entry))
  flushFolder(folder)
  return new Map(flushed)
}

async function flush(path: string): Promise<[string, bigint]> {
  const handle = await open(path, openFolders ? 'r' : 'r+') // Windows flushes nothing that was opened to be read
  try {
    await handle.sync()
    const found = await handle.stat({ bigint: true })
    return [fileOf(found), found.mtimeNs]
  } finally {
    await handle.close()
  }
}
