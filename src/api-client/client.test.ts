import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'

/** Answers as a provider, a portal or a dead line would, by path. */
const server: Server = createServer((request, response) => {
  const json = (status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  switch (request.url) {
    case '/api/v2/good':
      return json(200, { data: [1] })
    case '/api/v2/stored':
      return json(200, { data: [] }, { [STORED_AT_HEADER]: '1000' })
    case '/api/v2/stored-ahead':
      return json(200, { data: [] }, { [STORED_AT_HEADER]: String(Date.now() + 9e9) })
    case '/api/v2/refused':
      return json(402, { statusCode: 402, message: 'Package not found' })
    case '/api/v2/refused-inside':
      return json(200, { statusCode: 402, message: 'Package not found', data: null })
    case '/api/v2/fault-inside':
      return json(200, { statusCode: 500, message: 'Server fault', data: [] })
    case '/api/v2/invalid':
      return json(422, { statusCode: 422, error: 'Bad', errors: { email: ['Bad'] } })
    case '/api/v2/too-often':
      return json(429, { message: 'Too Many Attempts.' })
    case '/api/v2/firewall':
      return json(403, { message: 'Forbidden' })
    case '/api/v2/fault':
      return json(500, { statusCode: 500, message: 'Server fault' })
    case '/api/v2/portal':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>')
    case '/api/v2/words':
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end('Hello')
    case '/api/v2/proxy':
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
    case '/api/v2/half-in-cache': {
      // What the HTTP cache would return: half the body, unless the request bypasses it. `reload` sends no-cache,
      // `no-cache` sends max-age=0.
      const isPastCache = request.headers['cache-control'] === 'no-cache'
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(isPastCache ? '{"data":[1]}' : '{"data":[')
    }
    case '/api/v2/cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' })
      response.write('{"data":[')
      return void response.destroy()
    case '/api/v2/cut-later':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' })
      response.write('{"data":[')
      return void setTimeout(() => response.destroy(), 50) // the head has arrived by then
    default:
      return // never answers
  }
})

let getJson: typeof import('./client.ts').getJson

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`)
  getJson = (await import('./client.ts')).getJson
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string) => getJson(path, new AbortController().signal)

describe('an answer of the API', () => {
  it('gives its body, and the time it came', async () => {
    const before = Date.now()
    const { body, storedAt } = await ask('/good')
    expect(body).toEqual({ data: [1] })
    expect(storedAt).toBeGreaterThanOrEqual(before)
    expect(storedAt).toBeLessThanOrEqual(Date.now())
  })

  it('that came half and stayed so in the browser’s own cache is asked for past it', async () => {
    expect((await ask('/half-in-cache')).body).toEqual({ data: [1] })
  })

  it('from the worker’s copy gives the time it was stored', async () => {
    expect((await ask('/stored')).storedAt).toBe(1_000)
  })

  it('stored under a clock that was ahead is neither from the future nor of this moment', async () => {
    expect(Date.now() - (await ask('/stored-ahead')).storedAt).toBeGreaterThan(60_000)
  })

  it.each([
    ['/refused', 'refused', 402, 'Package not found'],
    ['/refused-inside', 'refused', 402, 'Package not found'],
    ['/fault-inside', 'broken', 500, 'Server fault'],
    ['/invalid', 'refused', 422, 'Bad'],
    ['/too-often', 'broken', 429, 'Too Many Attempts.'],
    ['/firewall', 'broken', 403, 'Forbidden'],
    ['/fault', 'broken', 500, 'Server fault'],
    ['/portal', 'portal', 200, 'A sign-in page'],
    ['/proxy', 'broken', 502, 'Bad Gateway'],
    ['/words', 'broken', 200, 'The answer is not JSON'],
    ['/cut', 'silent', null, 'No answer'],
    ['/cut-later', 'silent', null, 'No answer'],
  ])('%s is %s', async (path, kind, status, message) => {
    await expect(ask(path)).rejects.toMatchObject({ name: 'ApiError', kind, status, message })
  })

  it('that is no longer wanted is dropped at once, as an abort and not as an error of the line', async () => {
    const leaving = new AbortController()
    const asked = getJson('/silence', leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
