import { guest, inPool, offeredTours } from '../faults/loads/book.ts'
import { recordWholeRow } from '../faults/report/record.ts'
import { seeded } from '../faults/rig/seeded.ts'
import { count } from '../harness/whole.ts'
import { type HostileRequest, hostileRequest } from './attacks/hostile-bodies.ts'
import { BOOK, newKey, postJson, send } from './attacks/send.ts'
import { expect, test } from './public-server.ts'

const REQUESTS = count(5_000, 600)
const SEED = 9
const AT_ONCE = 8

/** Words that only the inside of a server uses. */
const LEAK =
  /\bat .*\.[mc]?[jt]s\b|node_modules|node:internal|\/(?:api|db|routes|tmp|home|root|work)\/\w+\/\w+\.|\b(?:select|insert into|update|delete from)\b.+\b(?:from|set|values)\b|syntax error|failed query|postgres|drizzle|pglite|stack"|ENOENT|ECONN|SQLSTATE/i
/** Words that the requests carry (hostile-bodies.ts). */
const PERSONAL = /zzfirst|zzlast|zz\d+@private|0809\d{7}|zzplace|zzwhy/i

/** A script in the trap gets the same answer as a person, and nothing of it is stored. */
function isKept({ method, body = '' }: HostileRequest = { method: 'GET', path: '', headers: {} }): boolean {
  if (method !== 'POST' || typeof body !== 'string' || !body.startsWith('{')) return false
  const { subject } = JSON.parse(body)
  return typeof subject !== 'string' || subject.trim() === ''
}

test('S9 S13 S19 whatever is thrown at the API, it does not fail, does not tell, and logs nobody', async ({
  server,
}) => {
  const tours = await offeredTours(server.origin)
  const random = seeded(SEED)
  const requests = Array.from({ length: REQUESTS }, (_, number) => hostileRequest(number, tours, random))
  const logBefore = server.log().length
  const rowsBefore = await server.rows()
  const answers = await inPool(
    AT_ONCE,
    requests.map(
      ({ path, ...sent }: HostileRequest) =>
        () =>
          send(server.origin, path, sent),
    ),
  )

  const failures = answers.filter(({ status }) => status >= 500 || status === 0).length
  const leaks = answers.flatMap(({ text, headers }) => LEAK.exec(text + JSON.stringify(headers))?.[0] ?? [])
  const taken = answers.filter(({ status }, index) => status === 200 && isKept(requests[index])).length
  const rows = (await server.rows()) - rowsBefore
  const stored = (await server.bookings()) + (await server.applications())
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const signs = /[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/.exec(stored.replaceAll('\r\n', '\n'))
  const [tour] = tours
  const honest = tour ? await postJson(server.origin, BOOK, guest('s9-honest', tour), newKey()) : null

  const log = server.log().slice(logBefore)
  const lines = log.split('\n').filter(Boolean).length
  const logged = PERSONAL.exec(log)?.[0] ?? null

  const statuses = [...new Set(answers.map(({ status }) => status))].sort().join(', ')
  const isSound = failures === 0 && signs === null && rows === taken && honest?.status === 200
  await recordWholeRow({
    id: 'S9',
    what: 'No input makes the API fail',
    how: `${REQUESTS} requests, seed ${SEED}: fields missing, doubled, of another kind, too long; prototype keys, control characters, half and deep JSON, bytes, large bodies; reads with hostile paths and queries`,
    figure: `${failures} answers of 5xx or none (met: ${statuses}); ${rows} rows of ${taken} taken, ${signs ? 'a' : 'no'} control character stored; an honest booking afterwards: ${honest?.status}`,
    target: '0 of 5xx; a row for each that was taken; nothing unclean stored',
    ok: isSound,
  })
  await recordWholeRow({
    id: 'S13',
    what: 'No answer tells of the inside',
    how: `All ${REQUESTS} answers of S9, headers included, searched for stacks, SQL, paths and names of libraries`,
    figure: `${leaks.length} found`,
    target: '0',
    ok: leaks.length === 0,
  })
  await recordWholeRow({
    id: 'S19',
    what: 'The log names nobody',
    how: `The log of S9 at its most talkative level, searched for the names, e-mails, phone numbers, places and reasons that were sent`,
    figure: `${logged === null ? 0 : `"${logged}"`} found in ${lines} lines; ${taken} of the requests were stored`,
    target: '0 found',
    ok: logged === null && lines >= REQUESTS && taken > 0,
  })
  expect({ failures, leaks, logged, signs: signs?.[0] ?? null, rows }).toEqual({
    failures: 0,
    leaks: [],
    logged: null,
    signs: null,
    rows: taken,
  })
  expect(honest?.status).toBe(200)
  expect(lines).toBeGreaterThanOrEqual(REQUESTS)
  expect(taken).toBeGreaterThan(0)
})
