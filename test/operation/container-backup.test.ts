import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const TODAY = '2026-01-31' // a whole run long: midnight changes nothing
const today = `adbond-${TODAY}.dump`

const run = promisify(execFile)
let place: string

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'adbond-backup-'))
})
afterEach(() => rm(place, { recursive: true }))

const standIn = (name: string, script: string) =>
  writeFile(path.join(place, name), `#!/bin/sh\n${script}\n`, { mode: 0o700 })

/** Runs what docs/owner.md says, on one day, with a `docker` that writes some of a backup and ends with this code. */
async function backUp(code: number) {
  const [command = ''] = /^\(umask 077;.*pg_dump.*$/m.exec(await readFile('docs/owner.md', 'utf8')) ?? []
  await standIn('docker', `echo rows\nexit ${code}`)
  await standIn('date', `[ "$*" = +%F ] && echo ${TODAY}`)
  const here = command.replaceAll('/a/safe/place', place)
  const env = { ...process.env, PATH: `${place}:${process.env.PATH}` }
  return run('sh', ['-c', here], { env }).then(
    ({ stdout, stderr }) => stdout + stderr || 'made', // cron would send each word
    () => 'failed',
  )
}

const dumps = async () => (await readdir(place)).filter((name) => name.endsWith('.dump'))

it('the backup of a container is private, has its name once it is whole, and thirty days', async () => {
  await writeFile(path.join(place, 'adbond-2020-01-01.dump'), 'old')
  await utimes(path.join(place, 'adbond-2020-01-01.dump'), 0, 0)
  await writeFile(path.join(place, 'adbond-2020-01-02.dump'), 'of yesterday')
  expect(await backUp(0)).toBe('made')
  expect(await dumps()).toEqual(['adbond-2020-01-02.dump', today])
  expect((await stat(path.join(place, today))).mode & 0o077).toBe(0)
})

it('a backup that fails empties no other one, and says so', async () => {
  await writeFile(path.join(place, today), 'whole')
  await writeFile(path.join(place, 'adbond-2020-01-01.dump'), 'old')
  await utimes(path.join(place, 'adbond-2020-01-01.dump'), 0, 0)
  expect(await backUp(1)).toBe('failed')
  expect(await dumps(), 'the promise of thirty days holds').toEqual([today])
  expect(await readFile(path.join(place, today), 'utf8')).toBe('whole')
})

it('a backup that fails deletes none, if there is no newer one', async () => {
  await writeFile(path.join(place, 'adbond-2020-01-01.dump'), 'old')
  await utimes(path.join(place, 'adbond-2020-01-01.dump'), 0, 0)
  expect(await backUp(1)).toBe('failed')
  expect(await dumps()).toEqual(['adbond-2020-01-01.dump'])
})
