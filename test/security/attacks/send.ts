/** Requests as any client may send them, including `Origin` and others that a browser would not let a page choose. */
import { request as plainly } from 'node:http'
import { request as overTls } from 'node:https'
import { API_PREFIX } from '../../../contract/api-prefix.ts'
import { endpoints } from '../../../contract/endpoints.ts'

export const BOOK = API_PREFIX + endpoints.bookTour()
export const APPLY = API_PREFIX + endpoints.applyToTeam()

export type Answer = { status: number; headers: Record<string, string>; text: string }

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** `path` is sent exactly as written. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> {
  const { protocol, hostname, port, host } = new URL(origin)
  const request = protocol === 'https:' ? overTls : plainly
  const place = { host: hostname, port, rejectUnauthorized: false } // the certificate is the test's own
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, path, method, headers: { host, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

export const postJson = (origin: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(origin, path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
