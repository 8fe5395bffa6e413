/** `node scripts/citations.ts`: counts the citations of the project's own law, and fails on one that leads nowhere. */
import process from 'node:process'
import { asLine, citationsIn, readLaw, readTexts, unresolvedOf } from './cited-law.ts'

const citations = readTexts().flatMap(citationsIn)
const unresolved = unresolvedOf(citations, readLaw())
for (const citation of unresolved) console.error(asLine(citation))
console.log(`citations: ${citations.length}, ${unresolved.length} unresolved`)
process.exitCode = unresolved.length > 0 || citations.length === 0 ? 1 : 0
