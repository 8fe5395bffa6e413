import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/
const WORTH_BYTES = 256 // below this a compressed copy is no smaller
/** Of large files Brotli's guess at the size of a block (0) is not always the best. It is worth 0.2 kB of the whole site. */
const LARGE_BYTES = 100_000
const BLOCKS = [0, 16, 17, 20]
/** One may take the place of the other, and then its copies must (docs/owner.md, "Switching the worker off"). */
const REPLACED = /^(?:sw|kill-switch)\.js$/

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
export async function compressSite(folder = 'dist'): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const isWorth = async (path: string) => (await stat(path)).size >= WORTH_BYTES
  await Promise.all(
    files
      .filter((file) => file.isFile() && TEXT.test(file.name))
      .map(async ({ parentPath, name }) => {
        const path = `${parentPath}/${name}`
        if (REPLACED.test(name) || (await isWorth(path))) await compressFile(path)
      }),
  )
}

export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const tries = bytes.length < LARGE_BYTES ? [0] : BLOCKS
  const packed = await Promise.all(tries.map((block) => brotli(bytes, block)))
  const smallest = packed.reduce((least, one) => (one.length < least.length ? one : least))
  await writeFile(`${path}.br`, smallest)
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

const brotli = (bytes: Buffer, block: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  })
