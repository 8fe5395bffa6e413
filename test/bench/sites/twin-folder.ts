import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressSite } from '../../../build/host/compress.ts'
import { withoutScripts } from './without-scripts.ts'

/** A copy of the built site whose pages have no script, compressed as the build is. The caller removes it. */
export async function twinFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adbond-twin-'))
  await cp('dist', folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = path.join(folder, name)
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')))
  }
  await compressSite(folder)
  return folder
}
