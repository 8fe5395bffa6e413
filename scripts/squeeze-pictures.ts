/**
 * Shrinks the stored pictures of the style guide (test/audits/styleguide.spec.ts): 256 colours show a change as well.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const FOLDER = 'test/audits/pictures'

for (const name of await readdir(FOLDER)) {
  const file = `${FOLDER}/${name}`
  const before = await readFile(file)
  const after = await sharp(before).png({ palette: true, colours: 256, dither: 0.5, effort: 10 }).toBuffer()
  if (after.length < before.length) await writeFile(file, after)
}
