import { guest, offeredTours } from '../faults/loads/book.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { APPLY, BOOK, newKey, postJson } from './attacks/send.ts'
import { expect, test } from './public-server.ts'

const NO_KEYS = [
  '',
  '1',
  'x',
  'null',
  '0000',
  '{}',
  '"',
  "'or 1=1",
  '../key',
  'ZZZZZZZZ-ZZZZ-4ZZZ-8ZZZ-ZZZZZZZZZZZZ',
  `${crypto.randomUUID()}0`,
  'a'.repeat(4_000),
]
/** The key of one call is another key on the other call: two of the attempts are requests of Eve's own. */
const OWN = 2
const VICTIM = /adaeze|okonkwo|s12-victim|08031234567|warri|private words/i

test('S12 who guesses another’s key learns nothing of them and changes nothing', async ({ server }) => {
  const [tour] = await offeredTours(server.origin)
  if (!tour) throw new Error('No tour')
  const application = {
    firstname: 'Adaeze',
    lastname: 'Okonkwo',
    email: 's12-victim@faults.example',
    location: 'Warri',
    reason: 'Private words',
  }
  const victim = { booking: newKey(), application: newKey() }
  const made = [
    await postJson(server.origin, BOOK, guest('s12-victim', tour), victim.booking),
    await postJson(server.origin, APPLY, application, victim.application),
  ]
  const before = await server.rows()

  const attempts = [victim.booking, victim.application].flatMap((key) => [
    {
      path: BOOK,
      key,
      body: { ...guest('x', tour), firstname: 'Eve', lastname: 'Eve', phoneNumber: '0700000' },
    },
    {
      path: APPLY,
      key,
      body: {
        ...application,
        firstname: 'Eve',
        lastname: 'Eve',
        email: 'eve@x.example',
        location: 'x',
        reason: 'x',
      },
    },
    { path: BOOK, key, body: {} },
    { path: APPLY, key, body: {} },
    { path: BOOK, key, body: [] },
    { path: APPLY, key, body: { email: 's12-v' } },
  ])
  const answers = []
  for (const { path, key, body } of attempts) answers.push(await postJson(server.origin, path, body, key))
  const told = answers.filter(({ text, headers }) => VICTIM.test(text + JSON.stringify(headers))).length
  const replayed = answers.filter(({ headers }) => 'idempotency-replayed' in headers).length
  const own = answers.filter(({ status }) => status === 200).length
  const rows = (await server.rows()) - before

  const shapes = []
  for (const key of NO_KEYS)
    shapes.push(await postJson(server.origin, BOOK, guest('s12-shape', tour), { 'idempotency-key': key }))
  const refused = shapes.filter(({ status }) => status === 400).length
  const ok =
    told === 0 &&
    replayed === 0 &&
    own === OWN &&
    rows === OWN &&
    refused === NO_KEYS.length &&
    made.every(({ status }) => status === 200)
  await recordWholeRow({
    id: 'S12',
    what: 'A key opens nothing',
    how: `${attempts.length} requests under the keys of a stored booking and a stored application, with other bodies and on the other call; ${NO_KEYS.length} keys that are no UUID`,
    figure: `${told} answers hold anything of the person, ${replayed} repeat the stored answer; ${refused} of ${NO_KEYS.length} refused with 400`,
    target: '0, 0, all',
    ok,
  })
  expect({ told, replayed, refused, own, rows }).toEqual({
    ...{ told: 0, replayed: 0, refused: NO_KEYS.length },
    ...{ own: OWN, rows: OWN },
  })
  expect(made.map(({ status }) => status)).toEqual([200, 200])
})
