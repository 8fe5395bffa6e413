/**
 * A built site in one compressed file: what a phone needs to install it. Builds of earlier landings are in
 * `older-builds/`, so that a test can upgrade a phone from them and roll it back.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const FOLDER = 'test/harness/older-builds'
const ENDING = '.json.br'

/** Path below the build's folder → its content; base64 if it is not text. */
type StoredBuild = { texts: Record<string, string>; bytes: Record<string, string> }

/** Photographs and drawings are left out: no worker installs them, and an old page may miss them. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt)$/
const BYTES = /\.woff2$/

/** Names, oldest first. */
export async function olderBuilds(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((file) => file.endsWith(ENDING)).sort()
  return names.map((file) => file.slice(0, -ENDING.length))
}

/** Keeps the built site of `folder` under `name`. Returns the size of its file in bytes. */
export async function storeBuild(folder: string, name: string): Promise<number> {
  const build: StoredBuild = { texts: {}, bytes: {} }
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const target = path.join(folder, file)
    if (TEXT.test(file)) build.texts[file] = await readFile(target, 'utf8')
    else if (BYTES.test(file)) build.bytes[file] = await readFile(target, 'base64')
  }
  const packed = brotliCompressSync(JSON.stringify(build), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
  await writeFile(path.join(FOLDER, name + ENDING), packed)
  return packed.length
}

/** Writes the build `name` into `folder`, as its host would have it. */
export async function unpackBuild(name: string, folder: string): Promise<void> {
  const packed = await readFile(path.join(FOLDER, name + ENDING))
  const { texts, bytes }: StoredBuild = JSON.parse(brotliDecompressSync(packed).toString())
  for (const [file, text] of Object.entries(texts)) await put(path.join(folder, file), text)
  for (const [file, base64] of Object.entries(bytes))
    await put(path.join(folder, file), Buffer.from(base64, 'base64'))
}

async function put(target: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}
