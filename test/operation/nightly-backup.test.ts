/** The backup of each night, as docs/owner.md writes it for a crontab: cron sends a mail for whatever is said. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DataForTests, dataForTests } from '../../api/data-folder/data-for-tests.ts'

const NEWEST = '999.0.0'
const NEWER = {
  ...{ name: 'npm', 'dist-tags': { latest: NEWEST } },
  versions: { [NEWEST]: { name: 'npm', version: NEWEST, dist: { tarball: 'https://npm.test/npm.tgz' } } },
}

let data: DataForTests
const asked: (string | undefined)[] = []
const registry = createServer(({ url }, response) => {
  asked.push(url)
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(NEWER))
})

beforeAll(async () => {
  data = await dataForTests(1)
  await once(registry.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  registry.close()
  data?.remove()
})

/** What cron would run of that line, and what it would send. */
async function atNight(dataDir: string) {
  const [, line = ''] =
    /^15 3 \* \* \* (.*npm run backup.*)$/m.exec(await readFile('docs/owner.md', 'utf8')) ?? []
  const command = line
    .replaceAll('\\%', '%')
    .replaceAll('/a/safe/place', data.around)
    .replace('/srv/adbond', process.cwd())
  const env = {
    ...{ PATH: process.env.PATH, TZ: process.env.TZ, HOME: data.around, DATA_DIR: dataDir, DATABASE_URL: '' },
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    npm_config_cache: path.join(dataDir, '../npm', path.basename(dataDir), 'cache'), // npm has not looked for a newer one this week
  }
  const ended = await promisify(execFile)('sh', ['-c', command], { env }).catch((error) => error)
  const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string }
  return { code, stdout, stderr }
}

const today = () => path.join(data.around, `adbond-${new Date().toLocaleDateString('sv')}.tar.gz`)

it('a night whose backup could not be saved has its sentence and its code', async () => {
  const stderr = expect.stringContaining('There is no database in')
  expect(await atNight(path.join(data.around, 'nowhere'))).toEqual({ code: 1, stdout: '', stderr })
})

it('a night that went well says nothing, though there is a newer npm', async () => {
  const before = today()
  expect(await atNight(data.made)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect([before, today()].some(existsSync), 'saved on this day').toBe(true) // midnight may pass
  expect(asked).toEqual([])
})
