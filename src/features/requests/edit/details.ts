import { blankFields, type Limits } from '#contract/sent/sent-fields.ts'
import { APPLICATION_FIELDS, APPLICATION_LIMITS } from '#contract/sent/team-application.ts'
import { CONTACT_FIELDS, CONTACT_LIMITS } from '#contract/sent/tour-booking.ts'
import { detailLabels } from '#src/features/requests/copy.ts'
import { wrongTexts } from '#src/forms/errors/wrong-texts.ts'

/** What a person typed into a request: the part of it that can be changed and copied. */
export const DETAIL_FIELDS = {
  'tour-booking': CONTACT_FIELDS,
  'team-application': APPLICATION_FIELDS,
} as const

export type RequestKind = keyof typeof DETAIL_FIELDS
export type DetailField = (typeof DETAIL_FIELDS)[RequestKind][number]
export type Details = Partial<Record<DetailField, string>>

export const DETAIL_LIMITS: Limits<DetailField> = { ...CONTACT_LIMITS, ...APPLICATION_LIMITS }

export const blankDetails = (kind: RequestKind, details: Details): DetailField[] =>
  blankFields(DETAIL_FIELDS[kind], details)

/** Our words about what the API would refuse, by field. */
export const wrongDetails = (kind: RequestKind, details: Details): Details =>
  wrongTexts<DetailField>(DETAIL_FIELDS[kind], { limits: DETAIL_LIMITS, labels: detailLabels }, details)

/** Whose request it is: agents keep several prospects' requests on one phone. */
export const fullName = ({ firstname = '', lastname = '' }: Details): string =>
  `${firstname} ${lastname}`.trim()
