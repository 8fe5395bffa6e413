/** What a person typed into a request: the part of it that can be changed and copied. */
export const DETAIL_FIELDS = {
  'tour-booking': ['firstname', 'lastname', 'email', 'phoneNumber'],
  'team-application': ['firstname', 'lastname', 'email', 'location', 'reason'],
} as const

export type RequestKind = keyof typeof DETAIL_FIELDS
export type DetailField = (typeof DETAIL_FIELDS)[RequestKind][number]
export type Details = Partial<Record<DetailField, string>>

/** Every field of a request is required (spec §5). */
export const blankFields = (kind: RequestKind, details: Details): DetailField[] =>
  DETAIL_FIELDS[kind].filter((field) => (details[field] ?? '').trim() === '')

/** Whose request it is: agents keep several prospects' requests on one phone. */
export const fullName = ({ firstname = '', lastname = '' }: Details): string =>
  `${firstname} ${lastname}`.trim()
