import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '../../contract/api-prefix.ts'
import { guest, offeredTours } from '../faults/loads/book.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { forgedBodies } from './attacks/forged-bodies.ts'
import { BOOK, JSON_TYPE, newKey, postJson, send } from './attacks/send.ts'
import { expect, test } from './public-server.ts'
import { OUR_ORIGIN } from './server.ts'

test('S7 what another site can make a browser send takes no seat', async ({ browser, server }) => {
  const [tour] = await offeredTours(server.origin)
  if (!tour) throw new Error('No tour')
  const before = await server.rows()
  const strange: string[] = []
  const shapes = forgedBodies(guest('s7-forged', tour))
  for (const { name, path, ...sent } of shapes) {
    const { status } = await send(server.origin, path, sent)
    if (status < 400 || status >= 500) strange.push(`${name}: ${status}`)
  }

  // The same in a real browser, with the headers that it adds and forbids.
  const evil = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<p>evil</p>'))
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`)
  const inBrowser = await page.evaluate(sendFromPage, {
    target: server.origin + BOOK,
    body: guest('s7-page', tour),
  })
  await context.close()
  evil.close()
  strange.push(...inBrowser.filter(({ isRead }) => isRead).map(({ name }) => `${name} read the answer`))

  const rows = (await server.rows()) - before
  const { status: honest } = await postJson(server.origin, BOOK, guest('s7-honest', tour), {
    ...newKey(),
    origin: OUR_ORIGIN,
  })
  const after = (await server.rows()) - before
  const tried = shapes.length + inBrowser.length
  const ok = strange.length === 0 && rows === 0 && honest === 200 && after === 1
  await recordWholeRow({
    id: 'S7',
    what: 'Another site cannot send in a visitor’s name',
    how: 'Forged requests on the wire (plain forms, missing and doubled types, other methods, wrong or missing keys, foreign origins), and by a page of another site in Chromium (form, fetch, beacon); then an honest one',
    figure: `${tried} shapes: ${strange.length} answered otherwise than 4xx or read, ${rows} rows; the honest one is booked`,
    target: 'at least 12 shapes, all 4xx, 0 rows',
    ok: ok && tried >= 12,
  })
  expect({ strange, rows, honest, after }).toEqual({ strange: [], rows: 0, honest: 200, after: 1 })
  expect(tried).toBeGreaterThanOrEqual(12)
})

/** Runs in the page of the other site. `isRead`: it saw what the server said. */
async function sendFromPage({ target, body }: { target: string; body: object }) {
  const text = JSON.stringify(body)
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const json = { 'Content-Type': 'application/json' }
  const tried = async (name: string, init: RequestInit) => {
    const answer = await fetch(target, { method: 'POST', body: text, ...init }).catch(() => null)
    return { name, isRead: answer !== null && answer.type !== 'opaque' && answer.status < 400 }
  }
  const form = document.createElement('form')
  const frame = document.createElement('iframe')
  frame.name = 'sent'
  const field = document.createElement('input')
  Object.assign(field, { name: text.slice(0, -1), value: '"}' })
  Object.assign(form, { method: 'post', enctype: 'text/plain', action: target, target: 'sent' })
  form.append(field)
  document.body.append(frame, form)
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  form.submit()
  await isLoaded
  navigator.sendBeacon(target, new Blob([text], { type: 'application/json' }))
  return [
    { name: 'form of plain text', isRead: false },
    { name: 'beacon of JSON', isRead: false },
    await tried('fetch without asking', { mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } }),
    await tried('fetch of JSON', { headers: json }),
    await tried('fetch of JSON with a key', { headers: { ...json, ...key } }),
    await tried('fetch with cookies', { headers: { ...json, ...key }, credentials: 'include' }),
  ]
}

const EVIL_ORIGINS = [
  'https://evil.example',
  'null',
  `${OUR_ORIGIN}.evil.example`,
  'https://evilwww.adbond.example',
  OUR_ORIGIN.replace('https', 'http'),
  `${OUR_ORIGIN}:8443`,
]

test('S8 the API names no other origin than the owner’s for sending, and lends nobody a visitor’s cookies', async ({
  server,
}) => {
  const before = await server.rows()
  const [tour] = await offeredTours(server.origin)
  if (!tour) throw new Error('No tour')
  const faults: string[] = []
  for (const origin of EVIL_ORIGINS) {
    const asks = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const answers = {
      read: await send(server.origin, `${API_PREFIX}/projects`, { headers: { origin } }),
      asked: await send(server.origin, BOOK, { method: 'OPTIONS', headers: asks }),
      sent: await postJson(server.origin, BOOK, guest('s8', tour), { ...JSON_TYPE, ...newKey(), origin }),
    }
    for (const [what, { headers }] of Object.entries(answers)) {
      const allowed = headers['access-control-allow-origin']
      if (allowed === origin || 'access-control-allow-credentials' in headers)
        faults.push(`${what} ${origin}: ${allowed}`)
      if (what === 'asked' && allowed !== undefined) faults.push(`asked ${origin}: ${allowed}`)
    }
    if (answers.sent.status !== 403) faults.push(`sent ${origin}: ${answers.sent.status}`)
    if (answers.read.headers['access-control-allow-origin'] !== '*') faults.push(`read ${origin}`)
  }
  const rows = (await server.rows()) - before
  const ok = faults.length === 0 && rows === 0
  await recordWholeRow({
    id: 'S8',
    what: 'CORS reflects nobody',
    how: `${EVIL_ORIGINS.length} evil origins (foreign, sandboxed, look-alikes, plain http, another port), each reading, asking and sending`,
    figure: `0 of ${EVIL_ORIGINS.length} reflected or given credentials, ${faults.length} faults, ${rows} rows; public reads say *`,
    target: 'none named, no credentials, 0 rows',
    ok,
  })
  expect({ faults, rows }).toEqual({ faults: [], rows: 0 })
})
