/** Plain static hosts over HTTPS with the files of deploy/: every class of answer matches the reference server's. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
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
  test(`${name} sends the kill switch that took the place of the worker, beside compressed copies of the old one`, async () => {
    test.skip(!hasHost(name), `${name} is not installed here`)
    const project = await mkdtemp(path.join(tmpdir(), `adbond-worker-${name}-`))
    const own = (file: string) => path.join(project, file)
    for (const end of ['', '.br', '.gz']) await cp(`dist/sw.js${end}`, own(`dist/sw.js${end}`))
    await cp('deploy', own('deploy'), { recursive: true })
    const host = await startHost(name, { project })
    const ask = (headers: Record<string, string>) => askTls(host.port, '/sw.js', headers)
    try {
      const packed = await ask({ 'accept-encoding': 'gzip, br' })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      const worker = await readFile('dist/sw.js')
      expect(gunzipSync(packed.bytes).equals(worker)).toBe(true)
      expect(packed.bytes.length, 'as small as the copy of the build').toBeLessThan(worker.length * 0.37)
      const { etag = '' } = packed.headers
      expect((await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': etag })).status).toBe(304)

      await cp('dist/kill-switch.js', own('dist/sw.js'))
      const killed = await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': etag })
      const isPacked = killed.headers['content-encoding'] === 'gzip'
      const text = isPacked ? gunzipSync(killed.bytes).toString() : killed.text
      expect([killed.status, text]).toEqual([200, await readFile('dist/kill-switch.js', 'utf8')])
    } finally {
      await host.stop()
      await rm(project, { recursive: true, force: true })
    }
  })
}

test("Apache on a shared host answers as the site's own server does, with the file within the build", async () => {
  test.skip(!hasHost('apache'), 'Apache is not installed here')
  const host = await startHost('apache')
  try {
    await expectSameAnswers(host.port, APACHE)
  } finally {
    await host.stop()
  }
})

const APACHE = {
  skipped: ['/assets/..%2fcsp.txt'], // refused before a folder is looked into
  alike: (name: string, value: string) => {
    if (name === 'cache-control') return value.replace(', no-transform', '')
    return name === 'content-type' ? value.replace(/^text\/(?:plain|html);.*/, 'text') : value
  },
}
