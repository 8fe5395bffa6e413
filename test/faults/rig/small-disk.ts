/** A disk of its own, small enough to fill: as root, a mount in memory. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const canMount = process.getuid?.() === 0

/** `size` as `mount` reads it, such as `160m`. The disk is gone when `use` ends. */
export async function onSmallDisk<Result>(
  size: string,
  use: (disk: string) => Result | Promise<Result>,
): Promise<Result> {
  const disk = mkdtempSync(path.join(tmpdir(), 'adbond-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  try {
    return await use(disk)
  } finally {
    execFileSync('umount', ['--lazy', disk])
    rmdirSync(disk)
  }
}
