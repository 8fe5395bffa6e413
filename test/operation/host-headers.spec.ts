/** Plain static hosts over HTTPS with the files of deploy/: every class of answer matches the reference server's. */
import { expect, test } from '@playwright/test'
import { askTls } from '../harness/ask-tls.ts'
import { expectSameAnswers, hashedFiles } from '../harness/same-answers.ts'
import { type HostName, hasHost, startHost } from '../harness/tls-host.ts'

for (const name of ['nginx', 'caddy'] as const satisfies HostName[]) {
  test(`${name} answers every address as the site's own server does`, async () => {
    test.skip(!hasHost(name), `${name} is not installed here`)
    const host = await startHost(name)
    try {
      await expectSameAnswers(host.port)

      const packed = await askTls(host.port, '/services', { 'accept-encoding': 'gzip' })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      const { etag = '' } = (await askTls(host.port, '/services')).headers
      const again = await askTls(host.port, '/services', { 'if-none-match': etag })
      expect([again.status, again.text]).toEqual([304, ''])

      const part = await askTls(host.port, hashedFiles('dist').film, { range: 'bytes=2-5' })
      expect([part.status, part.text.length]).toEqual([206, 4])
      expect(part.headers['content-range']).toMatch(/^bytes 2-5\/\d+$/)
    } finally {
      await host.stop()
    }
  })
}
