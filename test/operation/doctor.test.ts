/** `npm run doctor` as an owner meets it: its settings, an API at work, and what is then on the screen. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const SCRIPT = path.resolve('scripts/doctor.ts')

const EMPTY_LIST = JSON.stringify({ statusCode: 200, data: [], page: 1, perPage: 10, pages: 1, total: 0 })
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
}

let server: Server | undefined
afterEach(() => server?.close())

type Reply = { status?: number; headers?: Record<string, string>; body?: string }
const asked: string[] = []

/** A sound API, except for what `reply` changes in some of its answers. Returns its origin. */
async function api(reply: (request: IncomingMessage) => Reply = () => ({})): Promise<string> {
  asked.length = 0
  const own = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const { status = 200, headers = {}, body = EMPTY_LIST } = reply(request)
    response.writeHead(status, { 'Content-Type': 'application/json', ...OPEN, ...headers }).end(body)
  })
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`
}

const SITE = 'http://localhost:8080'

/** No file of an owner is read: it starts in a folder without any, or with this `deploy/.env`. */
async function doctor(settings: Record<string, string>, ofContainer?: string) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'adbond-doctor-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  if (ofContainer !== undefined) {
    await mkdir(path.join(cwd, 'deploy'))
    await writeFile(path.join(cwd, 'deploy/.env'), ofContainer)
  }
  const env = { PATH: process.env.PATH, ...settings }
  const ended = await run(process.execPath, [SCRIPT], { env, cwd }).catch((error) => error)
  const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string }
  return { code, said: stdout.trim().split('\n'), stderr }
}

const WELL = {
  code: 0,
  said: ['✓ The settings are right, and the API answers as the site needs.'],
  stderr: '',
}

/** As the reference API does it. */
const readsKeys = ({ method, headers }: IncomingMessage): Reply =>
  method === 'POST' && headers['idempotency-key'] === 'no key'
    ? {
        status: 400,
        body: JSON.stringify({ statusCode: 400, message: 'The Idempotency-Key must be a UUID.' }),
      }
    : {}

it('the doctor says of an API that may ignore keys that one press can book twice', async () => {
  const origin = await api(({ method }) => (method === 'POST' ? { status: 422 } : {}))
  const doubt = expect.stringMatching(/^! .*book twice.*VITE_API_IDEMPOTENT=false$/)
  expect(await doctor({ VITE_SITE_URL: origin })).toEqual({ ...WELL, said: [doubt, ...WELL.said] })
  expect(await doctor({ VITE_SITE_URL: origin, VITE_API_IDEMPOTENT: 'false' })).toEqual(WELL)
})

it('the doctor finds a sound API elsewhere well, and a sound one of the site itself', async () => {
  const origin = await api(readsKeys)
  const keys = { VITE_SITE_URL: SITE, VITE_API_BASE_URL: `${origin}/api/v2` }
  expect(await doctor({ ...keys, VITE_API_IDEMPOTENT: 'true' })).toEqual(WELL)
  expect(await doctor({ VITE_SITE_URL: origin })).toEqual(WELL)
})

it('the doctor names what deploy/.env sets and no container reads, and other typing errors', async () => {
  const origin = await api(readsKeys)
  const settings = { VITE_SITE_URL: origin }
  expect(await doctor(settings, 'POSTGRES_PASSWORD=letters1\nSAMPLE_DATA=0\n')).toEqual(WELL)
  expect(await doctor(settings, 'SAMPEL_DATA=0\n')).toEqual({
    ...WELL,
    code: 1,
    said: ['✗ deploy/.env: SAMPEL_DATA is no setting: is SAMPLE_DATA meant?'],
  })
  const { said } = await doctor({ ...settings, VITE_SITE_ULR: origin, SAMPEL_DATA: '0' })
  expect(said).toEqual([
    '✗ VITE_SITE_ULR is no setting of this site: is VITE_SITE_URL meant?',
    '✗ SAMPEL_DATA is no setting of the server: is SAMPLE_DATA meant?',
  ])
})

it('the doctor asks an API of the site itself, beside the folder of the site', async () => {
  const origin = await api(() => ({ status: 500 }))
  const { code, said } = await doctor({ VITE_SITE_URL: `${origin}/adbond`, VITE_BASE_PATH: '/adbond/' })
  expect(code).toBe(1)
  expect(said[0]).toContain(`✗ ${origin}/api/v2/packages/`)
  expect(asked[0]).toMatch(/^GET \/api\/v2\//)
})

it('the doctor does not pass what nobody could be asked about', async () => {
  const { code, said } = await doctor({ VITE_SITE_URL: '' })
  expect(code).toBe(1)
  expect(said).toEqual([expect.stringMatching(/^✗ .*VITE_SITE_URL.*nobody was asked$/)])
})

it('the doctor of a site without an address says that it cannot judge who may read the API', async () => {
  const origin = await api()
  const { code, said, stderr } = await doctor({ VITE_SITE_URL: '', VITE_API_BASE_URL: `${origin}/api/v2` })
  expect([code, stderr]).toEqual([1, ''])
  expect(said).toEqual([expect.stringMatching(/^✗ VITE_SITE_URL is empty: .*Access-Control-Allow-Origin.*$/)])
  expect(asked.length).toBeGreaterThan(3)
})

const preflight = (reply: Reply) => (request: IncomingMessage) => (request.method === 'OPTIONS' ? reply : {})

it.each([
  ['answers its preflight with 405', preflight({ status: 405 }), 'answers 405'],
  ['sends its preflight elsewhere', preflight({ status: 301, headers: { Location: '/' } }), 'answers 301'],
  [
    'names another site there',
    preflight({ headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
    'Access-Control-Allow-Origin',
  ],
  [
    'takes no JSON there',
    preflight({ headers: { 'Access-Control-Allow-Headers': 'X-Content-Type' } }),
    'Content-Type',
  ],
] as const)('the doctor notices an API that keeps no keys and %s', async (_, reply, words) => {
  const origin = await api(reply)
  const { code, said } = await doctor({ VITE_SITE_URL: SITE, VITE_API_BASE_URL: `${origin}/api/v2` })
  expect(code).toBe(1)
  expect(said).toEqual([expect.stringContaining(words)])
})

it('the doctor notices an API without keys whose refusals no page may read: nothing would be sent', async () => {
  const closed = { status: 404, headers: { 'Access-Control-Allow-Origin': '' } }
  const origin = await api(({ url }) => (url?.endsWith('/packages/view/0') ? closed : {}))
  const { said } = await doctor({ VITE_SITE_URL: SITE, VITE_API_BASE_URL: `${origin}/api/v2` })
  expect(said).toEqual([expect.stringContaining('/packages/view/0')])
})

it('the doctor notices an API without keys that answers a package it does not have with a fault: nothing would be sent', async () => {
  const fault = { status: 500, body: JSON.stringify({ statusCode: 500, message: 'Server Error' }) }
  const origin = await api(({ url }) => (url?.endsWith('/packages/view/0') ? fault : {}))
  const { code, said } = await doctor({ VITE_SITE_URL: SITE, VITE_API_BASE_URL: `${origin}/api/v2` })
  expect(code).toBe(1)
  expect(said).toEqual([expect.stringMatching(/\/packages\/view\/0: .*500/)])
})

it('the doctor notices an API that is said to keep keys and does not take them', async () => {
  const origin = await api(preflight({ headers: { 'Access-Control-Allow-Headers': 'Content-Type' } }))
  const settings = { VITE_SITE_URL: SITE, VITE_API_BASE_URL: `${origin}/api/v2`, VITE_API_IDEMPOTENT: 'true' }
  expect((await doctor(settings)).said).toEqual([expect.stringContaining('VITE_API_IDEMPOTENT=false')])
})
