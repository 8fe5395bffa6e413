import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { precacheList } from '../../build/offline/precache.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { unitTests } from '../faults/report/unit-tests.ts'

const PAGE = { file: 'faqs.html', address: '/faqs', bytes: Buffer.from('<!doctype html><p>Questions</p>') }
const SCRIPT = {
  file: 'assets/core-abcdefgh.js',
  address: '/assets/core-abcdefgh.js',
  bytes: Buffer.from('1'),
}

/** The worker's list under this policy. */
async function listUnder(policy: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adbond-policy-'))
  await writeFile(path.join(folder, 'csp.txt'), policy)
  const list = await precacheList(folder, [PAGE, SCRIPT])
  await rm(folder, { recursive: true })
  return JSON.stringify(list)
}

test('S6 a change of the policy alone reaches phones that keep the pages', async () => {
  const now = await readFile('dist/csp.txt', 'utf8')
  const [same, again, other] = [
    await listUnder(now),
    await listUnder(now),
    await listUnder(`${now} https://other.example`),
  ]
  const ok = same === again && same !== other
  await recordWholeRow({
    id: 'S6',
    what: 'A change of the policy alone reaches phones that keep the pages',
    how: 'The worker’s list of the same files built twice under one policy and once under another: the browser installs a worker whose bytes differ',
    figure: `the same policy: ${same === again ? 'the same list' : 'another list'}; another policy: ${same === other ? 'the same list' : 'another list'}`,
    target: 'the same, another',
    ok,
  })
  expect(ok).toBe(true)
})

test('S17 what could not be sent is erased after 72 hours', async () => {
  const { red, green } = await unitTests('outbox/queue/lifetime.test.ts')
  const ok = red === 0 && green > 0
  await recordWholeRow({
    id: 'S17',
    what: 'What could not be sent is erased after 72 hours, and the person is told',
    how: 'A moved clock over every state of an entry: the body goes after one last try, the entry says so, a receipt goes after 30 days (outbox/queue/lifetime.test.ts)',
    figure: `${green} of ${red + green} tests hold`,
    target: 'all',
    ok,
  })
  expect({ red, isCounted: green > 0 }).toEqual({ red: 0, isCounted: true })
})
