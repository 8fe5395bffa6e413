import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_POLICY, siteForTests } from './site-for-tests.ts'

const { ask, folder, remove } = siteForTests()
afterAll(remove)

describe('a file that exists', () => {
  it('comes in the smallest form the client takes, with its length', async () => {
    for (const [accept, text, coding] of [
      ['gzip, br', 'brotli of the front page', 'br'],
      ['gzip', 'gzip of the front page', 'gzip'],
      ['', '<p>front page</p>', null],
    ] as const) {
      const answer = ask('/', { 'Accept-Encoding': accept })
      const { headers } = answer
      expect(await answer.text()).toBe(text)
      expect(headers.get('Content-Encoding')).toBe(coding)
      expect(headers.get('Content-Length')).toBe(String(text.length))
      expect(headers.get('Vary')).toBe('Accept-Encoding')
    }
  })

  it('is 304 for who has this form of it', async () => {
    const accept = { 'Accept-Encoding': 'br' }
    const etag = ask('/', accept).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = ask('/', { ...accept, 'If-None-Match': etag })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    expect(again.headers.get('Content-Security-Policy')).toBe(PAGE_POLICY)
    expect(ask('/', { 'If-None-Match': etag }).status).toBe(200)
    expect(ask('/nowhere', { 'If-None-Match': '*' }).status).toBe(404)
  })

  it('has no ETag where nobody asks again, and keeps it where a part may follow', () => {
    const { headers } = ask('/assets/app-abc123.js', { 'Accept-Encoding': 'br' })
    expect([headers.get('Content-Encoding'), headers.get('ETag')]).toEqual(['br', null])
    expect(ask('/assets/face-abc123.woff2').headers.get('ETag')).toMatch(/^"[\w-]+"$/)
  })

  it('comes in parts when a player asks for parts', async () => {
    const part = ask('/assets/walk-abc123.mp4', { Range: 'bytes=2-5' })
    expect([part.status, await part.text()]).toEqual([206, '2345'])
    expect(part.headers.get('Content-Range')).toBe('bytes 2-5/10')
    expect(part.headers.get('Content-Length')).toBe('4')
    expect(part.headers.get('Content-Type')).toBe('video/mp4')
    const beyond = ask('/assets/walk-abc123.mp4', { Range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
    const changed = ask('/assets/walk-abc123.mp4', { Range: 'bytes=2-5', 'If-Range': '"old"' })
    expect([changed.status, changed.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
  })

  it('answers HEAD like GET, without the body', async () => {
    const answer = ask('/', {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('Content-Length')).toBe('17')
  })

  it('is never written to', () => {
    const answer = ask('/', {}, 'POST')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('does not notice what happens to the folder later', async () => {
    writeFileSync(join(folder, 'robots.txt'), 'changed')
    expect(await ask('/robots.txt').text()).toBe('User-agent: *')
  })
})
