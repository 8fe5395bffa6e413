import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { type AppForTests, appForTests, booking, get, post } from './app-for-tests.ts'
import { NOW, SCHEDULES } from './db/content-for-tests.ts'
import { bothDatabases } from './db/databases-for-tests.ts'
import { KeptReads } from './http/kept-reads.ts'
import type { LogEntry } from './log/log.ts'

const PACKAGES = '/packages/project_type/1'
const AVAILABILITY = '/site_tours/filter_schedules?projectTypeId=1&projectId=1&packageId=11'
const [pglite] = bothDatabases

describe('every answer of the API', { timeout: 60_000 }, () => {
  let api: AppForTests
  beforeAll(async () => {
    if (pglite) api = await appForTests(pglite)
  })
  afterAll(() => api?.close())

  it.each([
    [PACKAGES, 200],
    ['/packages/view/999', 402],
    ['/nowhere', 404],
  ])('of %s forbids the browser to run it', async (path, status) => {
    const answer = await get(api.app, path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('ETag,Retry-After,Idempotency-Replayed')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(answer.headers.get('Location')).toBeNull()
  })

  it.each([
    [PACKAGES, 'public, max-age=60, stale-while-revalidate=600'],
    ['/projects/1', 'public, max-age=60, stale-while-revalidate=600'],
    ['/posts', 'public, max-age=60, stale-while-revalidate=600'],
    ['/site_tours/filter_schedules', 'public, max-age=60, stale-while-revalidate=600'],
    [AVAILABILITY, 'no-cache'],
  ])('of %s may be kept: %s', async (path, caching) => {
    expect((await get(api.app, path)).headers.get('Cache-Control')).toBe(caching)
  })

  it('is the same kept in memory or made anew, and seats change with the booking', async () => {
    const app = createApp({ db: api.db, now: () => NOW, kept: new KeptReads() })
    for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
      const [first, again] = [await get(app, PACKAGES, headers), await get(app, PACKAGES, headers)]
      expect([...again.headers]).toEqual([...first.headers])
      expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer())
    }
    const etag = (await get(app, PACKAGES)).headers.get('ETag') ?? ''
    expect((await get(app, PACKAGES, { 'If-None-Match': etag })).status).toBe(304)
    const datesOf = async () => (await get(app, AVAILABILITY)).text()
    expect(await datesOf()).toContain('2026-12-02')
    const taken = booking({ siteTourScheduleId: SCHEDULES.oneSeat, bookedDate: '2026-12-02' })
    expect((await post(app, '/site_tours/book', taken)).status).toBe(200)
    expect(await datesOf()).not.toContain('2026-12-02')
  })

  it('to a POST is not to be kept', async () => {
    for (const body of [booking(), booking({ email: '' }), '{']) {
      expect((await post(api.app, '/site_tours/book', body)).headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('is 304 for who has it already', async () => {
    const etag = (await get(api.app, PACKAGES)).headers.get('ETag') ?? ''
    const again = await get(api.app, PACKAGES, { 'If-None-Match': `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    expect(again.headers.get('Cache-Control')).toContain('max-age=60')
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect((await get(api.app, PACKAGES, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('is compressed as the client takes it, with its exact length', async () => {
    const plain = await (await get(api.app, PACKAGES)).text()
    for (const [accept, coding, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get(api.app, PACKAGES, { 'Accept-Encoding': accept })
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('Content-Encoding')).toBe(coding)
      expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength))
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
      expect(open(body).toString()).toBe(plain)
    }
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await api.app.request(`/api/v2${PACKAGES}`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('ETag')).toMatch(/^W\/"/)
  })

  it('lets other origins ask first', async () => {
    const answer = await api.app.request('/api/v2/site_tours/book', {
      method: 'OPTIONS',
      headers: { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toBe(
      'content-type,idempotency-key',
    )
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  })

  it('is 500 without a word of the fault, and the log holds nobody’s details', async () => {
    const lines: LogEntry[] = []
    const broken = createApp({ db: api.db, now: () => new Date(Number.NaN), log: (line) => lines.push(line) })
    const answer = await post(broken, '/site_tours/book', booking(), {
      'Idempotency-Key': crypto.randomUUID(),
    })
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { statusCode: 500, message: 'Something went wrong on our side.' },
    ])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const [fault, request, ...others] = lines
    const route = '/api/v2/site_tours/book'
    expect(fault).toMatchObject({ level: 'error', msg: 'fault', route, fault: { name: 'RangeError' } })
    expect(request).toMatchObject({ level: 'error', msg: 'request', method: 'POST', route, status: 500 })
    expect([answer.headers.get('X-Request-Id'), others]).toEqual([fault?.request, []])
    expect(JSON.stringify(lines)).not.toMatch(/ada@|obi|example|08031/i)
  })
})
