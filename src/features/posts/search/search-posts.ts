import { plainText } from '#contract/article/plain-text.ts'
import { parseProviderDate } from '#contract/format/provider-date.ts'
import { projectTypeLabel } from '#contract/project-type.ts'
import { compare } from '#contract/records/compare.ts'
import type { Post } from '#contract/records/post.ts'
import { postTypeLabels } from '#src/features/posts/copy.ts'
import { fold, foldedWords } from '#src/features/posts/fold.ts'
import { postBadge } from '#src/features/posts/post-badge.ts'
import { withoutPlural } from '#src/format/without-plural.ts'

/** Where a word may stand, best first. */
type Places = { title: string; summary: string; body: string }

/** The text of an article is folded once, not with every letter that is typed. */
const known = new WeakMap<Post, Places>()

function placesOf(post: Post): Places {
  const before = known.get(post)
  if (before) return before
  const line = postBadge(post)
  const labels = [
    postTypeLabels[post.type.toLowerCase()] ?? post.type,
    line?.line ? projectTypeLabel(line.line) : (line?.label ?? ''),
  ]
  const places = {
    title: fold(post.topic),
    summary: fold([plainText(post.preview), ...labels].join(' ')),
    body: fold(plainText(post.content)),
  }
  known.set(post, places)
  return places
}

const WORTH = { title: 100, summary: 10, body: 1 } as const

/** Letters; a shorter word stands within most others: “C of O” would be in every post. */
const WITHIN_FROM = 3

/** Whether a text holds a word. A short one has to stand by itself; the last may be the beginning of a longer one. */
function holds(word: string, isLast: boolean): (text: string) => boolean {
  if (word.length >= WITHIN_FROM) return (text) => text.includes(word)
  const end = isLast ? '' : '(?![\\p{L}\\p{N}])'
  const alone = new RegExp(`(?:^|[^\\p{L}\\p{N}])${word.replaceAll('.', '\\.')}${end}`, 'u')
  return (text) => alone.test(text)
}

type Holds = ReturnType<typeof holds>

/** How well a post answers; 0 when one of the words is nowhere in it. */
function worthOf(post: Post, words: readonly Holds[]): number {
  const places = placesOf(post)
  let worth = 0
  for (const isIn of words) {
    const found = (['title', 'summary', 'body'] as const).filter((place) => isIn(places[place]))
    const [best] = found
    if (!best) return 0
    worth += WORTH[best]
  }
  return worth
}

/**
 * Posts that contain every word of `text`, in any order, wherever they stand. A title counts more than a summary, and
 * that more than the text; among equals the newest is first. None for a blank text.
 */
export function searchPosts(posts: readonly Post[], text: string): Post[] {
  const words = foldedWords(text).map((word, at, all) => holds(withoutPlural(word), at === all.length - 1))
  if (words.length === 0) return []
  const dayOf = ({ created }: Post) => parseProviderDate(created) ?? ''
  return posts
    .map((post) => ({ post, worth: worthOf(post, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || compare(dayOf(b.post), dayOf(a.post)))
    .map(({ post }) => post)
}

/**
 * Ours, then what the provider found beyond them, such as words that only it knows. Each post once, by its address: it
 * keeps its place, in the provider's copy.
 */
export const mergedPosts = (ours: readonly Post[], theirs: readonly Post[]): Post[] => [
  ...new Map([...ours, ...theirs].map((post) => [post.slug, post])).values(),
]
