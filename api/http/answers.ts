/** The provider's envelopes (see README), built in one place. */

/** Laravel's shape: field → its messages. */
type FieldErrors = Record<string, string[]>

export type Answer = {
  status: 200 | 400 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  body: Record<string, unknown>
}

/**
 * The outcome of a request that was understood: done, or refused for a reason. Only these answers are kept with a key.
 */
export type Outcome = { status: 200 | 402 | 422; body: Record<string, unknown> }

export const found = (data: unknown): Outcome => ({ status: 200, body: { statusCode: 200, data } })

export const done = (message: string): Outcome => ({
  status: 200,
  body: { statusCode: 200, data: null, message },
})

/** Business refusals are 402 with words for the visitor: not found, fully booked, cancelled, bad id. */
export const refused = (message: string): Outcome => ({ status: 402, body: { statusCode: 402, message } })

/** Validation refusals carry `error` and `errors` and, as the live backend, no `message`. */
export function invalid(errors: FieldErrors): Outcome {
  const [first] = Object.values(errors).flat()
  return { status: 422, body: { statusCode: 422, error: first ?? 'The given data was invalid.', errors } }
}

/** For cases for which the provider's notes name no shape: `message` only. */
export const failed = (status: Answer['status'], message: string): Answer => ({
  status,
  body: { statusCode: status, message },
})

/** The backend is PHP: an empty object leaves as `[]`, and keys that run 0, 1, 2 … leave as an array. */
export function phpObject(entries: readonly (readonly [id: number, value: unknown])[]): unknown {
  const runs = entries.every(([id], index) => id === index)
  return runs ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
