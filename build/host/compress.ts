import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/
const WORTH_BYTES = 256 // below this a compressed copy is no smaller

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
export async function compressSite(folder = 'dist'): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && TEXT.test(file.name))
      .map(async (file) => {
        const name = `${file.parentPath}/${file.name}`
        const bytes = await readFile(name)
        if (bytes.length < WORTH_BYTES) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        await writeFile(`${name}.br`, await promisify(brotliCompress)(bytes, { params }))
        await writeFile(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
