import type { Package } from '#contract/records/package.ts'

const PAPERS =
  /\b(C[\s.-]?of[\s.-]?O|certificate of occupancy|governor[’']?s consent|gazette[ds]?|excision|deed|registered survey|title)\b/i

/** What may hold for more of a sentence than the words beside it: that something is not there, not yet, or not free. */
const LIMITS =
  /\b(?:no|not|nor|none|neither|never|cannot|without|yet|if|when|once|after|before|until|unless|upon|under(?:way)?|will|may|can|soon|later|fees?|in view|to be)\b|n[’']t\b|\b(?:exclu|except|pend|lack|await|process|progress|appl|expect|subject|separate|extra|addition|cost|charge|expense|pa(?:y|id)|option|coming|ongoing|working|minus|complet|request|propos|verif|disput|stage)/i

const SENTENCES = /\.(?=\s|$)|\n\s*\n/
const LISTS = /:\s*\n[\s\S]*?(?=\n\s*\n|$)/g // a head with the lines below it
const LINES = /[.,;]?\s*\n\s*(?:[-•*–·]\s*)?/g
const STATEMENTS = /;(?:\s|$)|\n/
const CLAUSES = /,(?!\d{3})/ // a comma inside `₦1,800,000` ends nothing
const FIGURE = /^\s*(?:₦|[\d.,]+ ?(?:sq|m²))/ // a price or a size
const LONGEST = 200 // characters; more is a story, not a paper
const MOST = 4

/**
 * What the record itself says about title documents, in its own words: benefits, and as much of a sentence as keeps its
 * sense. Never more: whether a paper is there is the provider's to say. Empty = it says nothing that is short enough.
 */
export function titlePapers({ description, benefits }: Pick<Package, 'description' | 'benefits'>): string[] {
  const quotes = description
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
const isLimited = (text: string) => text.includes(':') || LIMITS.test(text)

/** "Not yet: power; … C of O": each limit before a paper stays beside it, however far above; nothing else does. */
function statements(sentence: string): string[] {
  const parts = sentence.split(STATEMENTS)
  return parts.map((part, at) => {
    const above = isPaper(part) ? parts.slice(0, at).map((one) => (isLimited(one) ? one : '…')) : []
    return [...above, part]
      .join('; ')
      .replace(/(?:…; )+/g, '… ')
      .replace(/^… /, '')
  })
}

/** Only a price or a size leaves its paper alone: whatever else stands beside it may limit it. */
function clauses(statement: string): string[] {
  const parts = statement.split(CLAUSES)
  const others = parts.filter((part) => !isPaper(part))
  const isAlone = others.length === parts.length - 1
  return isAlone && others.every((part) => FIGURE.test(part) && !isLimited(part)) ? parts : [statement]
}
