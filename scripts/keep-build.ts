/** `npm run keep-build -- 2026-11-22`: keeps the built site for the test of upgrades, under the day of its landing. */
import process from 'node:process'
import { storeBuild } from '../test/harness/older-build.ts'

const [name] = process.argv.slice(2)
if (!name || !/^[\w-]+$/.test(name)) {
  console.error('Give the build a name, such as the day of its landing: npm run keep-build -- 2026-11-22')
  process.exit(1)
}
const bytes = await storeBuild('dist', name)
console.log(`Kept dist/ as ${name}: ${(bytes / 1000).toFixed(0)} kB`)
