/** A paragraph, or a list. */
export type LegalBlock = string | readonly string[]

type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

export type LegalDocument = {
  title: string
  description: string
  /** As the page shows it; only where the specification gives a date. */
  updated?: string
  lead: string
  sections: readonly LegalSection[]
  /** Stands before the ways to reach us. */
  contact: string
}
