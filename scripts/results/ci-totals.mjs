/** The end of CI: what failed, and the sums of what the tests and the audits counted. */
import { existsSync, readFileSync } from 'node:fs'
import { closingWords } from './test-reports.mjs'

const counts = { passed: 0, failed: 0, skipped: 0 }
const failures = []
for (const file of ['.cache/test-totals.json', '.cache/audit-totals.json']) {
  const part = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const name of Object.keys(counts)) counts[name] += part[name] ?? 0
  failures.push(...(part.failures ?? []))
}
console.log(closingWords({ ...counts, failures }))
