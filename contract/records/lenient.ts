/**
 * Building blocks for records as the live backend really sends them: numbers as strings, 0/1 as booleans, `null` or
 * nothing where a text is expected. Each block also accepts its own output, so that a value from a phone's storage
 * passes the same schema as one from the network.
 */
import * as v from 'valibot'
import { dataAddress, mediaAddress } from '#contract/addresses/web-address.ts'
import { plainLines } from '#contract/article/plain-lines.ts'

/** A figure without its unit. Any other one would change it, so with one it is none, as all that is no number. */
const figure = (unit: RegExp) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => toNumber(value, unit)),
  )

/** `"12"` and `"₦12"` → 12. */
export const numberOrNull = figure(/^\s*N(GN)?|₦/gi)

/** `"500"` and `"500 sqm"` → 500. */
export const squareMetresOrNull = figure(/(sqm|m²)\s*$/i)

/** `"12"` and `"12 months"` → 12. */
export const monthsOrNull = figure(/months?\s*$/i)

/** Pages of a list; the number may arrive as text, and a missing one means a single page. */
export const pageCount = v.pipe(
  numberOrNull,
  v.transform((pages) => Math.max(1, pages ?? 1)),
)

/** Like `numberOrNull`, never below 0: what is left of something, or its price. */
export const countOrNull = v.pipe(
  numberOrNull,
  v.transform((count) => count && Math.max(0, count)),
)

const orZero = v.transform((value: number | null) => value ?? 0)

/** Like `numberOrNull`, with 0 for a missing value (spec §3: amount). */
export const numberOrZero = v.pipe(numberOrNull, orZero)

/** `"5"` and `"5%"` → 5, and 0 for a missing value. */
export const percentOrZero = v.pipe(figure(/%\s*$/), orZero)

/** Of an emoji that was cut: from one, `encodeURIComponent` makes no link but an exception. */
const HALF_LETTERS = /\p{Surrogate}/gu

/** Trimmed text; `''` for null, nothing, or anything that is not text. Text longer than `max` is cut, never refused. */
const textBy = (max: number, read: (written: string) => string) =>
  v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((value) =>
      typeof value === 'string' || typeof value === 'number'
        ? read(String(value)).trim().slice(0, max).replace(HALF_LETTERS, '\uFFFD')
        : '',
    ),
  )

/** Words to read, on one line: PHP may have escaped them ("Palm &amp; Pine"), and an editor added markup. */
export const text = (max: number) => textBy(max, (written) => plainLines(written).replace(/\n+/g, ' '))

/** HTML that stays as it was written. */
export const html = (max: number) => textBy(max, String)

/** Words that an editor may have written with markup, in lines. */
export const description = textBy(20_000, plainLines)

/** `1`, `"1"`, `"true"` and `true` are true. */
export const flag = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => isTrue(value)),
)

/** Like `flag`, but true for null and for nothing: who says nothing of a sale has not closed it. */
export const flagUnlessSaid = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === null || isTrue(value)),
)

/** Ids come as numbers or strings; inside the site they are strings. An item without an id is dropped. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
)

const urlBy = (addressOf: (text: string) => string | null) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' ? addressOf(value) : null)),
  )

/** The address of a link with its spaces escaped; anything else (`javascript:`, empty, missing) → null. */
export const linkOrNull = urlBy(dataAddress)

/** The same for a picture or film. */
export const mediaOrNull = urlBy(mediaAddress)

const MAX_ITEMS = 500
/** Of the provider's own lists, which are read in turns (in-turns.ts): twice what a large one has. */
export const MOST_RECORDS = 10_000

/** Keeps the items that parse and drops the rest: one bad record never costs the whole list. Not a list → `[]`. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema, most = MAX_ITEMS) {
  return v.pipe(
    v.optional(v.unknown(), []),
    v.transform((value): v.InferOutput<Schema>[] =>
      entriesOf(value)
        .slice(0, most)
        .flatMap((entry) => {
          const result = v.safeParse(schema, entry)
          return result.success ? [result.output] : []
        }),
    ),
  )
}

/** What every record of the provider's lists has. */
export type Listed = { id: string }

/** What comes twice, as paging may repeat it, is one: at its first place, as it came last. */
export const once = <One extends Listed>(records: readonly One[]): One[] => [
  ...new Map(records.map((one) => [one.id, one])).values(),
]

/** Like `listOf`, for records of the provider. */
export const recordsOf = <Schema extends v.GenericSchema<unknown, Listed>>(schema: Schema, most?: number) =>
  v.pipe(listOf(schema, most), v.transform(once))

/** A nested record, or null when it is missing, `{}`, `[]` or damaged. */
export function recordOrNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): v.InferOutput<Schema> | null => {
      const result = v.safeParse(schema, value)
      return result.success ? result.output : null
    }),
  )
}

/** An id that may be missing, or null: not worth the record that has it. */
export const idOrNothing = v.pipe(
  recordOrNull(id),
  v.transform((known) => known ?? undefined),
)

/** PHP sends a list with gaps as an object with the keys 0, 2, 5. */
function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  return /\D/.test(Object.keys(value).join('')) ? [] : Object.values(value)
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

function toNumber(value: unknown, unit: RegExp): number | null {
  const read =
    typeof value === 'string'
      ? Number(value.replace(unit, '').replaceAll(',', '').trim() || Number.NaN)
      : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}
