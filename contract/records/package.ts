import * as v from 'valibot'
import {
  countOrNull,
  description,
  flag,
  flagUnlessSaid,
  id,
  idOrNothing,
  linkOrNull,
  listOf,
  MOST_RECORDS,
  mediaOrNull,
  monthsOrNull,
  numberOrNull,
  numberOrZero,
  percentOrZero,
  recordOrNull,
  recordsOf,
  squareMetresOrNull,
  text,
} from './lenient.ts'
import { projectTypeRefSchema } from './project-type-ref.ts'

const NAME_MAX = 300
const DATE_MAX = 60

/** `image/jpeg` is a picture too, as is what says nothing of its kind. A document is neither. */
const fileType = v.pipe(
  text(60),
  v.transform((kind) => /^(?:image|video)/.exec(kind.toLowerCase() || 'image')?.[0]),
  v.picklist(['image', 'video']),
)

export const mediaFileSchema = v.pipe(
  v.object({
    fileType,
    url: mediaOrNull,
    description: text(NAME_MAX),
    filename: text(NAME_MAX),
  }),
  v.check((file) => file.url !== null, 'A file without an address'),
  v.transform((file) => ({ ...file, url: file.url ?? '' })),
)
export type MediaFile = v.InferOutput<typeof mediaFileSchema>

/** `discount` is per cent; `description` holds its conditions. `start` and `end` are "January 5, 2027", or ''. */
export const promoSchema = v.object({
  id: idOrNothing,
  title: text(NAME_MAX),
  description,
  discount: percentOrZero,
  start: text(DATE_MAX),
  end: text(DATE_MAX),
  active: flag,
})
export type Promo = v.InferOutput<typeof promoSchema>

const benefitSchema = v.object({ name: v.pipe(text(NAME_MAX), v.nonEmpty()), icon: mediaOrNull })
export type Benefit = v.InferOutput<typeof benefitSchema>

/**
 * A package as every screen sees it. `amount` is naira per unit, 0 = price on request. `size` is square metres.
 * `availableUnits` null = the provider does not say. `installmentDuration` is months.
 */
export const packageSchema = v.object({
  id,
  name: v.pipe(text(NAME_MAX), v.nonEmpty()),
  type: text(60),
  description,
  location: text(NAME_MAX),
  state: text(NAME_MAX),
  units: numberOrNull,
  size: squareMetresOrNull,
  availableUnits: countOrNull,
  amount: numberOrZero,
  minPrice: numberOrNull,
  infrastructureFee: numberOrNull,
  installmentOption: flag,
  installmentDuration: monthsOrNull,
  vrUrl: linkOrNull,
  brochure: recordOrNull(v.object({ url: v.pipe(linkOrNull, v.string()) })),
  benefits: listOf(benefitSchema),
  media: listOf(mediaFileSchema),
  promos: listOf(promoSchema),
  active: flagUnlessSaid,
  status: text(60),
  soldOut: flag,
  project: recordOrNull(
    v.object({ id, name: text(NAME_MAX), projectType: recordOrNull(projectTypeRefSchema) }),
  ),
})
export type Package = v.InferOutput<typeof packageSchema>

export const packageListSchema = recordsOf(packageSchema, MOST_RECORDS)
