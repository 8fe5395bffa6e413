import { recordTable } from '../faults/report/record.ts'
import { isWhole } from '../harness/whole.ts'
import { interactive, underWorker } from '../journeys/support/booking.ts'
import { type Answer, send } from './attacks/send.ts'
import { askClasses, staticPathsOf } from './judges/ask-classes.ts'
import { EXPECTED, type Expected, type ResponseClass } from './judges/expected-headers.ts'
import { type Answers, headerTable, judge, recordHeaders, recordScore } from './judges/judged-headers.ts'
import { expect, test } from './public-server.ts'
import { answersInTrouble } from './server-in-trouble.ts'

test('S1 the built-in server says of each class of answer what it must', async ({ server }) => {
  const answers = { ...(await askClasses(server.origin)), ...(await answersInTrouble()) }
  expect(Object.keys(answers).sort()).toEqual(Object.keys(EXPECTED).sort())
  if (isWhole) await recordTable('headers', headerTable(answers))
  await recordHeaders(
    'server',
    'The built-in server with BEHIND_TLS=1, asked on the wire',
    answers,
    judge(answers),
  )
})

test('S2 the built-in server behind TLS has every point that needs no list and no hash', async ({
  server,
}) => {
  await recordScore('server', 'The built-in server with BEHIND_TLS=1', await send(server.origin, '/'))
})

test('S1 what the worker answers from the phone carries a policy as strict', async ({ browser, server }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.origin)
  await underWorker(page)
  const answers: Answers = {}
  for (const name of ['page', 'shell'] as const) {
    const response = await page.goto(server.origin + staticPathsOf()[name])
    await interactive(page)
    expect(response?.fromServiceWorker(), name).toBe(true)
    if (!response) continue
    answers[name] = { status: response.status(), headers: await response.allHeaders(), text: '' }
  }
  for (const name of ['asset', 'manifest'] as const)
    answers[name] = await page.evaluate(fetched, staticPathsOf()[name])
  await context.close()
  const how = 'Two pages, a script and the manifest as a page under the worker gets them, in Chromium'
  await recordHeaders('worker', how, answers, judge(answers, ofCopy))
})

const OF_THE_LINE = 'strict-transport-security'

/**
 * A copy from the bundle has the bundle's headers, whose policy names the rules of every page (decision 004). A copy
 * from the browser's own cache lost the host's header about the line. Chromium keeps that for the whole host.
 */
function ofCopy(name: ResponseClass, { headers }: Answer): Expected {
  const isFromBundle = headers['content-security-policy']?.includes('script-src') ?? false
  const { 'content-type': type = null }: Expected = EXPECTED[name]
  const expected: Expected = isFromBundle ? { ...EXPECTED.bundle, 'content-type': type } : EXPECTED[name]
  return { ...expected, [OF_THE_LINE]: headers[OF_THE_LINE] ? (expected[OF_THE_LINE] ?? null) : null }
}

async function fetched(path: string): Promise<Answer> {
  const response = await fetch(path)
  return { status: response.status, headers: Object.fromEntries(response.headers), text: '' }
}
