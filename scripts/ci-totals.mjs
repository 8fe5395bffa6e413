/** The closing line of CI: the sums of what the tests and the audits counted. */
import { existsSync, readFileSync } from 'node:fs'

const totals = { passed: 0, failed: 0, skipped: 0 }
for (const file of ['.cache/test-totals.json', '.cache/audit-totals.json']) {
  const part = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const name of Object.keys(totals)) totals[name] += part[name] ?? 0
}
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
