import { randomUUID } from 'node:crypto'

/** What the site's own client sends, as raw text. */
export const getText = (path: string): string =>
  request(`GET ${path}`, ['Accept: application/json', 'Accept-Encoding: gzip, deflate, br'])

export function postText(path: string, body: object): string {
  const text = JSON.stringify(body)
  const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
  return request(`POST ${path}`, [...headers, `Idempotency-Key: ${randomUUID()}`]) + text
}

const request = (line: string, headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
