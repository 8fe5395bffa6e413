import { expect, test } from 'vitest'
import { type Answer, readAnswer } from './answer.ts'
import { decisionWithoutKeys, verdictOf } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'

const PROMISED = '{"statusCode":200,"data":null,"message":"Site Tour Booked Successfully"}'
const BODIES = {
  promised: { type: 'application/json; charset=utf-8', text: PROMISED },
  'without status': { type: 'application/json', text: '{"data":{"id":4}}' },
  'words alone': { type: 'application/json', text: '{"message":"This Schedule is fully booked"}' },
  'its own no': { type: 'application/json', text: '{"success":false,"data":null}' },
  'other shape': { type: 'application/json', text: '{"ok":true}' },
  array: { type: 'application/json', text: '[]' },
  html: { type: 'text/html', text: '<!doctype html><p>Welcome</p>' },
  'html called json': { type: 'application/json', text: '<!doctype html><p>Welcome</p>' },
  'json called html': { type: 'text/html', text: PROMISED },
  empty: { type: 'application/json', text: '' },
  truncated: { type: 'application/json', text: PROMISED.slice(0, 30) },
} as const
type BodyName = keyof typeof BODIES

const isJson = (body: BodyName) =>
  ['promised', 'without status', 'words alone', 'its own no', 'other shape', 'array'].includes(body)

/** The brief of decision D7 in other words than the table's. */
function expected(status: number, body: BodyName): string {
  if (status >= 200 && status < 300) {
    return body === 'promised' || body === 'without status' ? 'delivered' : 'retry'
  }
  if (status < 400 || status >= 500) return 'retry'
  if (status === 401 || status === 403) return 'blocked'
  if ([407, 408, 425, 429].includes(status)) return 'retry'
  if ([413, 414, 431].includes(status)) return 'refused'
  if (status === 409) return body === 'empty' ? 'refused' : 'retry'
  return isJson(body) || body === 'empty' ? 'refused' : 'retry'
}

/** `Response` refuses statuses that a server can send all the same. */
function responseOf(status: number, body: BodyName): Response {
  const { type, text } = BODIES[body]
  const response = new Response(text, { headers: { 'content-type': type } })
  Object.defineProperty(response, 'status', { value: status })
  return response
}

test('every status from 100 to 599 with every kind of body has the verdict of decision D7', async () => {
  for (const body of Object.keys(BODIES) as BodyName[]) {
    for (let status = 100; status <= 599; status++) {
      const answer = await readAnswer(responseOf(status, body), 0)
      const verdict = verdictOf(answer, { idempotent: true })
      expect(`${status} ${body}: ${verdict.decision}`).toBe(`${status} ${body}: ${expected(status, body)}`)
    }
  }
})

test('without keys nothing that may have arrived is ever retried, and a conflict is a refusal', async () => {
  for (const body of Object.keys(BODIES) as BodyName[]) {
    for (let status = 100; status <= 599; status++) {
      const answer = await readAnswer(responseOf(status, body), 0)
      const verdict = verdictOf(answer, { idempotent: false })
      if (verdict.decision === 'retry') {
        expect(verdict.mayHaveArrived).toBe(false)
        const isBetween = [407, 408, 425, 429, 511].includes(status)
        expect(isBetween || (status >= 400 && status < 500 && !isJson(body))).toBe(true)
      }
      if (status === 409 && isJson(body)) expect(verdict.decision).toBe('refused')
      if (status >= 500 && status !== 511) expect(verdict.decision).toBe('unsure')
    }
  }
})

test.each([
  ['network-error', 'retry', 'unsure'],
  ['time-out', 'retry', 'unsure'],
  ['redirect', 'retry', 'unsure'],
] as const)('%s is %s, and %s without keys', (kind, withKeys, withoutKeys) => {
  expect(verdictOf({ kind }, { idempotent: true }).decision).toBe(withKeys)
  expect(verdictOf({ kind }, { idempotent: false }).decision).toBe(withoutKeys)
})

const html = (status: number) =>
  new Response('<p>Sign in', { status, headers: { 'content-type': 'text/html' } })

test.each([
  ['nobody', null, 'line'],
  ['a redirect', new Response(null, { status: 302 }), 'portal'],
  ['a sign-in page', html(200), 'portal'],
  ['a network that asks for a login', html(511), 'portal'],
  ['a proxy whose server is down', html(502), 'server'],
] as const)(
  'without keys, what answered the question beforehand says what it waits for: %s',
  async (_, met, waitsFor) => {
    const answer: Answer = { kind: 'unreached', met: met && (await readAnswer(met, 0)) }
    expect(verdictOf(answer, { idempotent: false })).toMatchObject({
      decision: 'retry',
      mayHaveArrived: false,
      waitsFor,
    })
  },
)

test.each([
  ['a sign-in page', html(200), 'portal'],
  ['a conflict in HTML', html(409), 'portal'],
  ['an empty 200', new Response('', { status: 200 }), 'server'],
  ['a fault in HTML', html(503), 'server'],
] as const)('with keys, a request that %s took waits for the truth', async (_, response, waitsFor) => {
  const verdict = verdictOf(await readAnswer(response, 0), { idempotent: true })
  expect(verdict).toMatchObject({ decision: 'retry', waitsFor })
})

test('a redirect hidden by the browser is a redirect', async () => {
  const response = new Response('')
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' })
  Object.defineProperty(response, 'status', { value: 0 })
  expect(await readAnswer(response, 0)).toEqual({ kind: 'redirect' })
})

test('a body that breaks off while it is read is truncated', async () => {
  const stream = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) })
  const response = new Response(stream, { headers: { 'content-type': 'application/json' } })
  expect(await readAnswer(response, 0)).toMatchObject({ status: 200, body: { format: 'truncated' } })
})

test.each([
  [402, '{"statusCode":402,"message":"This Schedule is fully booked"}', 'This Schedule is fully booked', {}],
  [
    422,
    '{"statusCode":422,"error":"The email is taken","errors":{"email":["The email is taken"]}}',
    'The email is taken',
    { email: 'The email is taken' },
  ],
  [200, '{"statusCode":402,"message":"Cancelled"}', 'Cancelled', {}],
])('a refusal of %i keeps the words of the API', async (status, text, message, fieldErrors) => {
  const response = new Response(text, { status, headers: { 'content-type': 'application/json' } })
  const verdict = verdictOf(await readAnswer(response, 0), { idempotent: true })
  expect(verdict).toMatchObject({ decision: 'refused', message, fieldErrors, clearsDoubt: true })
})

test.each([
  [500, 'SQLSTATE[22001] (SQL: insert into bookings values (Ada, Okonkwo))'],
  [402, 'SQLSTATE[22001] (SQL: insert into bookings values (Ada, Okonkwo))'],
  [502, 'App\\QueryException in Ada'],
  [500, 'Undefined index\n#0 /var/www/Booking.php'],
  [503, 'Ada '.repeat(51)],
])('a %i with words of a machine has none for the person: %j', async (status, message) => {
  const answer = await readAnswer(Response.json({ statusCode: status, message }, { status }), 0)
  expect(verdictOf(answer, { idempotent: false }).message).toBeNull()
})

test.each([
  [500, 'Server Error'],
  [402, `Closed. ${'Please call us. '.repeat(20)}\nThank you`],
])('a %i with a sentence keeps it: %j', async (status, message) => {
  const answer = await readAnswer(Response.json({ statusCode: status, message }, { status }), 0)
  expect(verdictOf(answer, { idempotent: false }).message).toBe(message)
})

test('a refusal of the key itself is no proof that nothing arrived: the key was there before', async () => {
  const text = JSON.stringify({
    error: 'x',
    errors: { 'Idempotency-Key': ['This key belongs to another request.'] },
  })
  const response = new Response(text, { status: 422, headers: { 'content-type': 'application/json' } })
  const verdict = verdictOf(await readAnswer(response, 0), { idempotent: true })
  expect(verdict).toMatchObject({ decision: 'refused', mayHaveArrived: true, clearsDoubt: false })
})

test('the page about verdicts says what the table does', async () => {
  const rows = VERDICT_TABLE.map((row) => {
    const arrived = row.mayHaveArrived ? 'yes' : 'no'
    return `| ${row.answer} | ${row.decision} | ${decisionWithoutKeys(row)} | ${arrived} | ${row.why} |`
  })
  await expect(`${PAGE_HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot('../../docs/outbox-verdicts.md')
})

const PAGE_HEAD = `# What each answer to a submission means

Printed from \`outbox/verdict/verdict-table.ts\` by its test; change it there, then run \`vitest run outbox/verdict/verdict.test.ts -u\`.
The first row that matches decides. A refusal inside a 200 (\`{ "statusCode": 402, … }\`) counts as the status it names.

- **delivered**: the body is erased, a receipt stays for 30 days, or until the day of its tour is over.
- **refused**: kept with the API's words until the person changes, resends or deletes it; erased after 72 hours.
- **blocked**: sent again after five minutes or more; the third time in a row it is refused.
- **retry**: back in the queue with a growing, random delay (2 s to 15 min) or what \`Retry-After\` asks for (at most an hour).
- **unsure**: never sent again by itself; the person decides.

| Answer | Verdict | Without keys | May have arrived | Why |
|---|---|---|---|---|
`
