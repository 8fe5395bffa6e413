/** `npm run reliability`: the figures of the last runs, from `.cache/reliability/` into `docs/reliability.md`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FIGURES_FOLDER } from './record.ts'
import { readRow, withFigures } from './report.ts'

const DOCUMENT = 'docs/reliability.md'

const files = (await readdir(FIGURES_FOLDER)).filter((file) => file.endsWith('.json'))
const rows = await Promise.all(
  files.map(async (file) => readRow(await readFile(path.join(FIGURES_FOLDER, file), 'utf8'))),
)
if (rows.length === 0) throw new Error(`No figures in ${FIGURES_FOLDER}: run \`npm run test:faults\` first`)
await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), rows))
console.log(`${DOCUMENT}: ${rows.length} rows written`)
