import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { licenceFault } from '../../scripts/licence-rules.ts'
import { lockedPackages } from '../../scripts/locked-packages.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { readAdvisories } from './judges/advisories.ts'

const PATIENCE_MS = 60_000

const run = promisify(execFile)

/** npm ends with an error if something is known, and if nobody answers: its words say which. */
const audit = () =>
  run('npm', ['audit', '--omit=dev', '--json'], { timeout: PATIENCE_MS }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout?: string }) => stdout ?? '',
  )

test('S14 no package has a known fault or a licence that we may not use', async () => {
  const packages = lockedPackages()
  const faults = packages.flatMap((one) => licenceFault(one) ?? [])
  await recordWholeRow({
    id: 'S14-licences',
    what: 'Every package may be used',
    how: 'Each package of the lock file against scripts/licence-rules.ts; all are listed in docs/licences.md',
    figure: `${packages.length} packages, ${packages.filter(({ isShipped }) => isShipped).length} of them on the server or in the browser: ${faults.length} not allowed`,
    target: '0 not allowed or unknown',
    ok: faults.length === 0,
  })

  const advisories = readAdvisories(await audit())
  const known = advisories.isAnswered ? advisories.known : []
  if (!advisories.isAnswered)
    console.warn(
      `NOT CHECKED: known faults of packages, because the registry does not tell (${advisories.reason}).`,
    )
  await recordWholeRow({
    id: 'S14-advisories',
    what: 'No package with a known fault runs',
    how: '`npm audit --omit=dev`',
    figure: advisories.isAnswered
      ? `${known.length} known`
      : `not checked: the registry does not tell (${advisories.reason})`,
    target: '0 known',
    ok: advisories.isAnswered ? known.length === 0 : null,
  })
  expect(faults).toEqual([])
  expect(known).toEqual([])
})
