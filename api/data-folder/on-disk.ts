import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const openFolders = process.platform !== 'win32' // Windows opens no folder

/** A name is on the disk once its folder is. */
export function flushFolder(folder: string): void {
  if (!openFolders) return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** So many at once, because the disk writes what waits together. */
const AT_ONCE = 64

/** Every file in it and below is on the disk then, and so is every name. */
export async function flushTree(folder: string): Promise<void> {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = below
    .filter((entry) => entry.isFile() || (entry.isDirectory() && openFolders))
    .map((entry) => join(entry.parentPath, entry.name))
  while (paths.length > 0) await Promise.all(paths.splice(-AT_ONCE).map(flush))
  flushFolder(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, openFolders ? 'r' : 'r+') // Windows flushes nothing that was opened to be read
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
