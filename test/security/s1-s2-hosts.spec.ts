import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { NOT_FOUND_FILE } from '../../contract/addresses/documents.ts'
import { type HostName, hasHost, startHost } from '../harness/tls-host.ts'
import { type Answer, send } from './attacks/send.ts'
import { staticPathsOf } from './judges/ask-classes.ts'
import {
  EXPECTED,
  type Expected,
  type ResponseClass,
  STATIC_CLASSES,
  STATUS,
} from './judges/expected-headers.ts'
import { hostFileHeaders } from './judges/host-file-headers.ts'
import { type Answers, judge, recordHeaders, recordScore } from './judges/judged-headers.ts'

for (const name of ['nginx', 'caddy'] as const satisfies HostName[]) {
  test(`S1 S2 ${name} with the file that the build writes says and scores the same`, async () => {
    test.skip(!hasHost(name), `${name} is not installed here`)
    const host = await startHost(name)
    try {
      const origin = `https://localhost:${host.port}`
      const answers: Answers = {}
      for (const one of STATIC_CLASSES) answers[one] = await send(origin, staticPathsOf()[one])
      await recordHeaders(name, `Debian’s ${name} over TLS with the file of deploy/`, answers, judge(answers))
      await recordScore(name, `Debian’s ${name} over TLS`, await send(origin, '/'))
    } finally {
      await host.stop()
    }
  })
}

/**
 * No rule of such a host names an unknown address: its page has the policy inside. A missing asset has the headers of
 * those that exist. Where the host sends them with its 404, browsers keep that (src/startup/lost-code.ts).
 */
const NAMED = STATIC_CLASSES.filter((name) => name !== 'unknown address' && name !== 'missing asset')

test('S1 S2 a host that reads _headers is told the same, and scores the same', async () => {
  const told = (name: ResponseClass, path: string, text = ''): Answer => ({
    status: STATUS[name],
    headers: hostFileHeaders(path),
    text,
  })
  const answers: Answers = Object.fromEntries(NAMED.map((name) => [name, told(name, staticPathsOf()[name])]))
  await recordHeaders(
    'headers-file',
    'dist/_headers, its rules put together as such hosts do',
    answers,
    judge(answers, asTold),
  )
  await recordScore(
    'headers-file',
    'The rules of dist/_headers',
    told('page', '/', await readFile('dist/index.html', 'utf8')),
  )

  const unknown = hostFileHeaders('/nowhere')
  expect(unknown).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  const page = await readFile(`dist/${NOT_FOUND_FILE}`, 'utf8')
  const [, inside = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? []
  expect(inside).toMatch(/^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'/)
})

/** The host itself decides the types, and compresses pages, which `no-transform` may forbid it. */
function asTold(name: ResponseClass): Expected {
  const { 'content-type': _, ...rest }: Expected = EXPECTED[name]
  return name === 'page' || name === 'shell' ? { ...rest, 'cache-control': 'no-cache' } : rest
}
