/**
 * THE table: what each answer to a submission means. The first row that matches decides; docs/outbox-verdicts.md is
 * printed from here.
 */
import type { Answer } from './answer.ts'

/**
 * `line`: worth another try as soon as the network changes. `portal`: the same, and somebody in between answered.
 * `server`: it could not take it, or asked for patience. `room`: a full phone could not note that it is sent, so no
 * answer says this.
 */
export type WaitsFor = 'line' | 'portal' | 'server' | 'room'

type Decision = 'delivered' | 'refused' | 'blocked' | 'retry'

export type VerdictRow = {
  answer: string
  matches: (answer: Answer) => boolean
  decision: Decision
  /** For an API that knows no keys. If absent, `retry` becomes `unsure` wherever the request may have arrived. */
  withoutKeys?: Decision
  /** The request may have done its work although the answer does not prove it. */
  mayHaveArrived: boolean
  waitsFor: WaitsFor
  why: string
}

const has = (answer: Answer, ...statuses: number[]) =>
  answer.kind === 'response' && statuses.includes(answer.status)
const isHundred = (answer: Answer, hundred: number) =>
  answer.kind === 'response' && Math.floor(answer.status / 100) === hundred
const isFormat = (answer: Answer, ...formats: string[]) =>
  answer.kind === 'response' && formats.includes(answer.body.format)

/** `{ statusCode: 2xx, … }`, or an older shape without it that carries `data` and no error. A lone `message` may be one (§7). */
function isPromisedSuccess(answer: Answer): boolean {
  if (answer.kind !== 'response' || answer.body.format !== 'json') return false
  const { json } = answer.body
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false
  if ('statusCode' in json) return Math.floor(Number(json.statusCode) / 100) === 2
  if ('error' in json || 'errors' in json || ('success' in json && json.success !== true)) return false
  return 'data' in json
}

export const VERDICT_TABLE: readonly VerdictRow[] = [
  {
    answer: 'Nothing was sent (beforehand the API could not be reached, or was not well)',
    matches: (answer) => answer.kind === 'unreached',
    decision: 'retry',
    mayHaveArrived: false,
    waitsFor: 'line',
    why: 'Asked of an API without keys, so that neither being offline nor an outage leaves a doubt.',
  },
  {
    answer: 'Network error',
    matches: (answer) => answer.kind === 'network-error',
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'line',
    why: 'A browser does not say whether the line broke before or after the request.',
  },
  {
    answer: 'Time-out',
    matches: (answer) => answer.kind === 'time-out',
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'line',
    why: 'The server may still be working on it.',
  },
  {
    answer: 'Redirect (3xx)',
    matches: (answer) => answer.kind === 'redirect' || isHundred(answer, 3),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'portal',
    why: 'The API never redirects: this is the login page of a network, or a host that moved.',
  },
  {
    answer: '2xx with JSON of the promised shape',
    matches: (answer) => isHundred(answer, 2) && isPromisedSuccess(answer),
    decision: 'delivered',
    mayHaveArrived: true,
    waitsFor: 'server',
    why: 'The only answer that delivers.',
  },
  {
    answer: '2xx with JSON of another shape',
    matches: (answer) => isHundred(answer, 2) && isFormat(answer, 'json'),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'server',
    why: 'Not what the API promises, so nothing is proved.',
  },
  {
    answer: '2xx with HTML or another format',
    matches: (answer) => isHundred(answer, 2) && isFormat(answer, 'foreign'),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'portal',
    why: 'A portal or parking page says 200 too.',
  },
  {
    answer: '2xx with an empty body',
    matches: (answer) => isHundred(answer, 2) && isFormat(answer, 'empty'),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'server',
    why: 'Somebody answered and proved nothing; the same key is asked again.',
  },
  {
    answer: '2xx with a cut-off body',
    matches: (answer) => isHundred(answer, 2),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'line',
    why: 'The line broke while the answer came; it is asked for again with the same key.',
  },
  {
    answer: '407 or 511',
    matches: (answer) => has(answer, 407, 511),
    decision: 'retry',
    mayHaveArrived: false,
    waitsFor: 'portal',
    why: 'The network wants a login; the API never saw the request.',
  },
  {
    answer: '408, 425 or 429',
    matches: (answer) => has(answer, 408, 425, 429),
    decision: 'retry',
    mayHaveArrived: false,
    waitsFor: 'server',
    why: 'Not now, by definition not done. Retry-After is honoured (decision D7).',
  },
  {
    answer: '409 with JSON',
    matches: (answer) => has(answer, 409) && isFormat(answer, 'json'),
    decision: 'retry',
    withoutKeys: 'refused',
    mayHaveArrived: true,
    waitsFor: 'server',
    why: 'The first attempt with this key is still running. Without keys a conflict is a refusal.',
  },
  {
    answer: '401 or 403, whatever the body',
    matches: (answer) => has(answer, 401, 403),
    decision: 'blocked',
    mayHaveArrived: false,
    waitsFor: 'server',
    why: 'The API asks for no login: a portal or a firewall spoke. Three tries, minutes apart, then the person is told.',
  },
  {
    answer: '413, 414 or 431, whatever the body',
    matches: (answer) => has(answer, 413, 414, 431),
    decision: 'refused',
    mayHaveArrived: false,
    waitsFor: 'server',
    why: 'Too large stays too large, whoever says so.',
  },
  {
    answer: 'Any other 4xx with HTML, another format or a cut-off body',
    matches: (answer) => isHundred(answer, 4) && isFormat(answer, 'foreign', 'truncated'),
    decision: 'retry',
    mayHaveArrived: false,
    waitsFor: 'portal',
    why: 'The API refuses in JSON: something between answered, or its words were lost and are asked for again.',
  },
  {
    answer: 'Any other 4xx with JSON or without a body (402, 422, 451 …)',
    matches: (answer) => isHundred(answer, 4),
    decision: 'refused',
    mayHaveArrived: false,
    waitsFor: 'server',
    why: "The API's no, kept with its words (decision D7). Sending the same again cannot help.",
  },
  {
    answer: 'Any other 5xx, whatever the body',
    matches: (answer) => isHundred(answer, 5),
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'server',
    why: 'A fault may come after the work was done.',
  },
  {
    answer: 'Anything else (1xx, no valid status)',
    matches: () => true,
    decision: 'retry',
    mayHaveArrived: true,
    waitsFor: 'line',
    why: 'No answer of this API.',
  },
]
