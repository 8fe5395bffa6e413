import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('every command that runs steps on dist/ builds it first, and a build that is current costs nothing', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const stale = Object.entries<string>(scripts)
    .filter(([, command]) => /--only=.*(?:journeys|audits|security|lighthouse|faults|operate)/.test(command))
    .filter(([, command]) => !command.includes('--only=build,'))
  expect(stale).toEqual([])
  expect(await readFile('scripts/test.mjs', 'utf8')).toContain("'build/build.ts', '--if-changed'")
})
