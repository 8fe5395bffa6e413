/**
 * Building blocks of what visitors send: trimmed, without control characters, limited in length, refused in Laravel's
 * words. Missing, `null` and `''` all mean "not given", as on the live backend.
 */
import * as v from 'valibot'
import { EMAIL_MAX } from '#contract/sent/sent-fields.ts'
import { CONTACT_LIMITS } from '#contract/sent/tour-booking.ts'

/** The rule browsers use for `<input type="email">` (HTML standard), so that server and form never disagree. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const { phoneNumber: PHONE_MAX } = CONTACT_LIMITS
const PHONE_DIGITS_MIN = 5 // a doubtful number must not block (decision G8): only impossible numbers are refused

const given = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => value ?? ''),
)

const texts = (label: string) => v.pipe(given, v.string(`The ${label} field must be a string.`))

/** Line breaks and other control characters become a blank. So do characters that only turn the text's direction. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

const required = (label: string) => `The ${label} field is required.`
const tooLong = (label: string, max: number) =>
  `The ${label} field must not be greater than ${max} characters.`

export const requiredLine = (label: string, max: number) =>
  v.pipe(
    texts(label),
    v.transform(oneLine),
    v.nonEmpty(required(label)),
    v.maxLength(max, tooLong(label, max)),
  )

/** Not given → null. */
export const optionalText = (label: string, max: number) =>
  v.pipe(
    texts(label),
    v.transform(manyLines),
    v.maxLength(max, tooLong(label, max)),
    v.transform((text) => text || null),
  )

export const emailField = v.pipe(
  requiredLine('email', EMAIL_MAX),
  v.regex(EMAIL, 'The email field must be a valid email address.'),
)

/** Not given → null. */
export const phoneField = v.pipe(
  texts('phone number'),
  v.transform(oneLine),
  v.maxLength(PHONE_MAX, tooLong('phone number', PHONE_MAX)),
  v.check(
    (text) => text === '' || text.replaceAll(/\D/g, '').length >= PHONE_DIGITS_MIN,
    'The phone number field format is invalid.',
  ),
  v.transform((text) => text || null),
)

const INTEGER_MAX = 2_147_483_647 // PostgreSQL's integer

/** Accepts `12` and `"12"`, as Laravel's `integer` rule does. */
export const idField = (label: string) =>
  v.pipe(
    given,
    v.check((value) => value !== '', required(label)),
    v.transform((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    v.check((value) => value === '' || Number.isInteger(value), `The ${label} field must be an integer.`),
    v.transform((value) => Math.min(Math.max(Number(value), 0), INTEGER_MAX)),
  )
