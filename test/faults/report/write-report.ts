/**
 * `npm run reliability`: the figures of the last runs, from `.cache/reliability/` into docs/reliability.md and
 * docs/security.md.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FIGURES_FOLDER, TABLES_FOLDER } from './record.ts'
import { readRow, withFigures, withTable } from './report.ts'

const DOCUMENTS = { R: 'docs/reliability.md', S: 'docs/security.md' } as const

const filesIn = async (folder: string, ending: string) =>
  (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ending))

const files = await filesIn(FIGURES_FOLDER, '.json')
const rows = await Promise.all(
  files.map(async (file) => readRow(await readFile(path.join(FIGURES_FOLDER, file), 'utf8'))),
)
if (rows.length === 0) throw new Error(`No figures in ${FIGURES_FOLDER}: run \`npm run test:faults\` first`)

for (const [letter, name] of Object.entries(DOCUMENTS)) {
  const own = rows.filter(({ id }) => id.startsWith(letter))
  await writeFile(name, withFigures(await readFile(name, 'utf8'), own))
  console.log(`${name}: ${own.length} rows written`)
}

for (const file of await filesIn(TABLES_FOLDER, '.md')) {
  const lines = (await readFile(path.join(TABLES_FOLDER, file), 'utf8')).trim().split('\n')
  const document = await readFile(DOCUMENTS.S, 'utf8')
  await writeFile(DOCUMENTS.S, withTable(document, path.basename(file, '.md'), lines))
}
