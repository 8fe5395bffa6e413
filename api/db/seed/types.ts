/**
 * Plain shapes of the sample data, one to one with the provider's records. Ids are fixed, so that loading twice changes
 * nothing. The API adds what a record only composes or counts (`location`, `packageCount`, `commentsCount` of a list
 * …). Dates are `YYYY-MM-DD` calendar dates in Lagos.
 */

export type SeedDate = `${number}-${number}-${number}`

/** Land = 1, agro = 2, homes = 3 (spec §3). */
export type SeedProjectTypeId = 1 | 2 | 3

export type SeedProjectType = { id: SeedProjectTypeId; name: 'land' | 'agro' | 'homes' }

export type SeedProject = {
  id: number
  /** Short code the provider prints on papers, e.g. `LND-OGN-01`. */
  identifier: string
  projectTypeId: SeedProjectTypeId
  name: string
  description: string
  status: 'Active' | 'Completed'
  created: SeedDate
  promoIds: readonly number[]
}

/** `discount` is per cent. */
export type SeedPromo = {
  id: number
  title: string
  discount: number
  start: SeedDate
  /** A number: so many days after it is loaded, and anew on the last of them. */
  end: SeedDate | number
  active: boolean
  description: string
}

/** `icon` is the address of an SVG; one has a space in it, because the live backend sends such addresses. */
export type SeedBenefit = { id: number; name: string; icon: string }

/** The provider's "File". `packageId` says whose gallery it is in, `position` where (0 = the picture on cards). */
export type SeedMedia = {
  id: number
  packageId: number
  position: number
  filename: string
  fileType: 'image' | 'video'
  url: string
  description: string
  date: SeedDate
}

export type SeedPackage = {
  id: number
  projectId: number
  name: string
  type: 'investment' | 'non-investment'
  /** Square metres; null if a package is not a piece of land. */
  size: number | null
  /** Naira per unit; 0 = price on request. */
  amount: number
  units: number
  /** null = the provider does not say. */
  availableUnits: number | null
  /** Per cent off a one-off payment, outside promos; null for most. */
  discounts: number | null
  /** Naira: the least first payment. */
  minPrice: number
  /** Months; 0 when it cannot be paid in parts. */
  installmentDuration: number
  /** Naira per unit; 0 when included. */
  infrastructureFee: number
  description: string | null
  benefitIds: readonly number[]
  installmentOption: boolean
  vrUrl: string | null
  active: boolean
  status: 'Active' | 'Inactive' | 'Sold Out'
  soldOut: boolean
  state: string
  /** The API composes `location` = address + " " + state; a null address leaves a leading blank. */
  address: string | null
  brochure: { url: string } | null
  /** false: the record has no `media` key at all. The pictures themselves are SeedMedia rows with this packageId. */
  hasMediaField: boolean
  promoIds: readonly number[]
  createdAt: SeedDate
}

export type SeedPost = {
  id: number
  slug: string
  topic: string
  type: 'news' | 'events' | 'offers' | 'blog' | 'promotions'
  /** `'empty'` is sent as `{}`, as the live backend does at times. */
  coverPhoto: { url: string; fileType: 'image' } | 'empty' | null
  preview: string | null
  /** HTML from a rich-text editor, not yet sanitised. */
  content: string
  active: boolean
  /** null = General. */
  projectTypeId: SeedProjectTypeId | null
  created: SeedDate
  commentsCount: number
  likesCount: number
  dislikesCount: number
}

export type SeedWeekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export type SeedSchedule = {
  id: number
  projectTypeId: SeedProjectTypeId
  projectId: number
  packageId: number
  /** Whole naira; 0 = free. */
  fee: number
  recurrent: boolean
  /** `'All'` or a weekday when recurrent, else null. */
  recurrentDay: 'All' | SeedWeekday | null
  /**
   * One-off tours: days from today in Lagos, so that they always lie ahead; null when recurrent. Sent as
   * `available_date`.
   */
  inDays: number | null
  /** `HH:MM`, Lagos time. */
  time: `${number}:${number}`
  /** Seats for each date. */
  slots: number
  cancelled: boolean
}

/**
 * A named picture cut from a master, served as `/media/<name>.jpg`. `master` is the file's name in the masters' folder.
 * `box` is [left, top, width, height] in fractions of it; `alt` says what the cut shows.
 */
export type MediaCrop = {
  master: string
  box: readonly [left: number, top: number, width: number, height: number]
  alt: string
}
