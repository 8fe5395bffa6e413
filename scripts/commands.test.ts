import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PROCESSES } from '../vitest.config.ts'

it('every command that runs steps on dist/ builds it first, and a build that is current costs nothing', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const stale = Object.entries<string>(scripts)
    .filter(([, command]) => /--only=.*(?:journeys|audits|security|lighthouse|faults|operate)/.test(command))
    .filter(([, command]) => !command.includes('--only=build,'))
  expect(stale).toEqual([])
  expect(await readFile('scripts/test.mjs', 'utf8')).toContain("'build/build.ts', '--if-changed'")
})

it('every test that starts a host runs in the step before which CI installs the hosts', () => {
  const starting = globSync('{api,build,scripts,test}/**/*.test.ts').filter((file) =>
    /harness\/tls-host\.ts'/.test(readFileSync(file, 'utf8')),
  )
  expect(starting.length).toBeGreaterThan(1)
  expect(starting.filter((file) => !PROCESSES.some((glob) => path.matchesGlob(file, glob)))).toEqual([])
})
