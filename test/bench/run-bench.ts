/** `npm run bench`: one table of everything that is promised about speed and bytes, on this machine, now. */
import { readFile, writeFile } from 'node:fs/promises'
import { ensureBrowser } from '../../scripts/system-packages.mjs'
import { withFigures } from './document.ts'
import { figuresText } from './figures-text.ts'
import { verdictOf } from './judge.ts'
import { machineWords } from './machine.ts'
import { measure } from './measure.ts'
import { PARTS, readOptions } from './options.ts'

const DOCUMENT = 'docs/performance.md'

const options = readOptions(process.argv.slice(2))
const machine = machineWords()
console.log(machine)
const started = performance.now()
const measured = await measure(options, ensureBrowser())
const manner = `Medians of ${options.runs}, ${new Date().toISOString().slice(0, 10)}, ${machine}.`
const text = figuresText(measured, manner)
console.log(`\n${text}\n\nMeasured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)

// Otherwise a part of the figures would pass for all of them.
const isWhole = options.routes === null && options.parts.length === PARTS.length
if (isWhole) await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), text))
const broken = measured.figures.filter((figure) => verdictOf(figure) === 'broken')
if (broken.length > 0) console.error(`${broken.length} figures are broken.`)
process.exit(broken.length + measured.failed.length > 0 ? 1 : 0) // a part that failed may have left a server open
