import type { Package } from '#contract/records/package.ts'

const PAPERS =
  /\b(C\s?of\s?O|certificate of occupancy|governor[’']?s consent|gazette[ds]?|excision|deed|registered survey|title)\b/i

// A comma inside `₦1,800,000` ends nothing.
const CLAUSES = /[.;](?=\s|$)|,(?!\d{3})|\n+/
const LONGEST = 120 // characters; more is a story, not a paper
const MOST = 4

/**
 * What the record itself says about title documents, in its own words: clauses of its description, and benefits. Never
 * more: whether a paper is there is the provider's to say. Empty = it says nothing.
 */
export function titlePapers({ description, benefits }: Pick<Package, 'description' | 'benefits'>): string[] {
  const clauses = description.split(CLAUSES).map((clause) => clause.trim())
  const named = [...benefits.map(({ name }) => name), ...clauses].filter(
    (text) => PAPERS.test(text) && text.length <= LONGEST,
  )
  const once = new Map(named.map((text) => [text.toLowerCase(), text]))
  return [...once.values()].slice(0, MOST)
}
