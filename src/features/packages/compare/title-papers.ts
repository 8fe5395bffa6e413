import type { Package } from '#contract/records/package.ts'

const PAPERS =
  /\b(C[\s.-]?of[\s.-]?O|certificate of occupancy|governor[’']?s consent|gazette[ds]?|excision|deed|registered survey|title)\b/i

/** What may hold for more of a sentence than the words beside it: that something is not there, not yet, or not free. */
const LIMITS =
  /\b(?:not?|without|yet|if|when|after|before|until|upon|under(?:way)?|will|may|can|soon|fees?|in view|to be)\b|n[’']t\b|\b(?:exclu|except|pend|await|process|progress|expect|separate|extra|addition|cost|charge|pa(?:y|id)|option|coming|ongoing|complet|request|propos|disput|stage)/i

const SENTENCES = /\.(?=\s|$)|\n\s*\n/
const LISTS = /:\s*\n[\s\S]*?(?=\n\s*\n|$)/g // a head with the lines below it
const LINES = /[.,;]?\s*\n\s*(?:[-•*–·]\s*)?/g
const STATEMENTS = /;(?:\s|$)/
const CLAUSES = /,(?!\d{3})/ // a comma inside `₦1,800,000` ends nothing
const FIGURE = /^\s*(?:₦|[\d.,]+ ?(?:sq|m²))[^:]*$/ // a price or a size
const LONGEST = 200 // characters; more is a story, not a paper
const MOST = 4

/**
 * What the record itself says about title documents, in its own words: benefits, and as much of a sentence as keeps its
 * sense. Never more: whether a paper is there is the provider's to say. Empty = it says nothing that is short enough.
 */
export function titlePapers({ description, benefits }: Pick<Package, 'description' | 'benefits'>): string[] {
  const quotes = description
    .replace(/[^\S\n]+/g, ' ') // or long runs would be gone through anew from each blank
    .replace(LISTS, (list) => list.replace(LINES, '; ').replace(':;', ':'))
    .split(SENTENCES)
    .flatMap(statements)
    .flatMap(clauses)
    .map((text) => text.trim())
  const named = [...benefits.map(({ name }) => name), ...quotes].filter(
    (text) => isPaper(text) && text.length <= LONGEST,
  )
  const once = new Map(named.map((text) => [text.toLowerCase(), text]))
  return [...once.values()].slice(0, MOST)
}

const isPaper = (text: string) => PAPERS.test(text)

/**
 * "Not yet: power; … C of O": each limit before a paper stays beside it, however far above; nothing else does. A colon
 * is one for its own line alone: "Location: Epe" says nothing of the next.
 */
function statements(sentence: string): string[] {
  const papers: string[] = []
  let above = ''
  for (const line of sentence.split(/ ?\n ?/)) {
    let before = above
    for (const part of line.split(STATEMENTS)) {
      if (isPaper(part) && before.length < LONGEST) papers.push(before + part)
      const isLimit = LIMITS.test(part)
      before = withLimit(before, part, isLimit || part.includes(':'))
      above = withLimit(above, part, isLimit)
    }
  }
  return papers
}

/** Beyond that length none below is short enough. */
const withLimit = (before: string, part: string, isLimit: boolean): string =>
  before.length > LONGEST || !(isLimit || (before && !before.endsWith('… ')))
    ? before
    : before + (isLimit ? `${part}; ` : '… ')

/** Only a price or a size leaves its paper alone: whatever else stands beside it may limit it. */
function clauses(statement: string): string[] {
  const parts = statement.split(CLAUSES)
  const others = parts.filter((part) => !isPaper(part))
  const isAlone = others.length === parts.length - 1
  return isAlone && others.every((part) => FIGURE.test(part) && !LIMITS.test(part)) ? parts : [statement]
}
