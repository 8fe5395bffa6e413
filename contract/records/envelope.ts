import * as v from 'valibot'

/**
 * The answer is not what the provider promises: HTML, a truncated body, another shape. It is never shown as data and
 * never cached.
 */
export class ContractError extends Error {
  override name = 'ContractError'
}

const envelopeSchema = v.looseObject({ statusCode: v.optional(v.unknown()), data: v.optional(v.unknown()) })

/**
 * Opens `{ statusCode, data }`. Throws ContractError for anything that is not an object with `data`, and for an error
 * that came as a success.
 */
export function openEnvelope(body: unknown): { data: unknown; pages: unknown } {
  const result = v.safeParse(envelopeSchema, body)
  if (!result.success || Array.isArray(body) || !('data' in result.output) || innerStatus(body)) {
    throw new ContractError('The answer has no data')
  }
  return { data: result.output.data, pages: result.output.pages }
}

/** The status of an error inside an answer (`{ statusCode: 402, … }`), whatever HTTP says of it. Null without one. */
export function innerStatus(body: unknown): number | null {
  const result = v.safeParse(envelopeSchema, body)
  const status = result.success ? Number(result.output.statusCode) : 0
  return status >= 400 && status < 600 ? status : null
}

/** Parses one thing; throws ContractError if it does not match. */
export function parseOne<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new ContractError(result.issues[0].message)
  return result.output
}

/**
 * The backend is PHP: an empty object arrives as `[]` or null, and keys 0, 1, 2 … arrive as an array. All become entries
 * of `[key, value]`; anything else is a ContractError.
 */
export function keyedEntries(value: unknown): [key: string, value: unknown][] {
  if (value === null) return []
  if (typeof value !== 'object') throw new ContractError('Not an object keyed by id')
  return Object.entries(value)
}

const errorBodySchema = v.looseObject({
  message: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  errors: v.optional(v.unknown()),
})

export type RefusalBody = { message: string | null; fieldErrors: Record<string, string> }

/** Reads `402 {message}` and `422 {error, errors}` alike. Unknown shapes give `{ message: null, fieldErrors: {} }`. */
export function parseRefusal(body: unknown): RefusalBody {
  const result = v.safeParse(errorBodySchema, body)
  if (!result.success) return { message: null, fieldErrors: {} }
  const { message, error, errors } = result.output
  const fieldErrors: Record<string, string> = {}
  if (typeof errors === 'object' && errors !== null) {
    for (const [field, words] of Object.entries(errors)) {
      const first: unknown = Array.isArray(words) ? words[0] : words
      if (typeof first === 'string') fieldErrors[field] = first
    }
  }
  const words = [message, error].find((value) => typeof value === 'string' && value.trim() !== '')
  return { message: typeof words === 'string' ? words : null, fieldErrors }
}
