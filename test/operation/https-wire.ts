import { expect } from '@playwright/test'
import { askTls } from '../harness/ask-tls.ts'
import type { HttpsSite } from '../harness/https-site.ts'
import { expectSameAnswers, hashedFiles } from '../harness/same-answers.ts'

/** What the browser would hide: each answer as it leaves the host. */
export async function expectTheWire({ host, apiHost, base, dist }: HttpsSite, coding: string): Promise<void> {
  const { script, film } = hashedFiles(dist)
  if (base) {
    await expectSameAnswers(host.port, { dist, base })
    const moved = await askTls(host.port, `${base}?utm_source=x`)
    expect([moved.status, moved.headers.location]).toEqual([
      308,
      expect.stringMatching(/\/adbond\/\?utm_source=x$/),
    ])
    expect((await askTls(host.port, '/services')).status, 'outside the folder').toBe(404)
  }
  for (const [at, address] of [
    [host.port, `${base}/services`],
    [host.port, base + script],
    [apiHost.port, '/api/v2/packages/project_type/1'],
  ] as const) {
    for (const accepted of new Set([coding, 'gzip'])) {
      const packed = await askTls(at, address, { 'accept-encoding': accepted })
      expect([address, packed.status, packed.headers['content-encoding']]).toEqual([address, 200, accepted])
      expect(packed.headers.vary, address).toContain('Accept-Encoding')
    }
    const { etag = '', ...headers } = (await askTls(at, address)).headers
    expect(headers['strict-transport-security'], address).toContain('max-age=63072000')
    const again = await askTls(at, address, { 'if-none-match': etag })
    expect([address, again.status, again.text]).toEqual([address, 304, ''])
  }
  for (const [at, address] of [
    [host.port, base + film],
    [apiHost.port, '/media/estate-walk.mp4'],
  ] as const) {
    const part = await askTls(at, address, { range: 'bytes=2-5' })
    expect([address, part.status, part.text.length]).toEqual([address, 206, 4])
    expect(part.headers['content-range']).toMatch(/^bytes 2-5\/\d+$/)
  }
}
