import { parseProviderDate } from '#contract/format/provider-date.ts'
import { compare } from '#contract/records/compare.ts'
import type { Post } from '#contract/records/post.ts'
import { foldedWords } from '#src/features/posts/fold.ts'
import { postBadge } from '#src/features/posts/post-badge.ts'

export const RELATED_MAX = 3

const WORD_MIN = 4 // letters; shorter words are in every title
const COMMON = new Set(
  'about after also been before each every from have into more much only over some than that their them then there these they this what when where which while with without your'.split(
    ' ',
  ),
)

/** The words of a title by which posts may belong together, without a plural's s. */
const titleWords = (title: string): Set<string> =>
  new Set(
    foldedWords(title)
      .filter((word) => word.length >= WORD_MIN && !COMMON.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

/**
 * Up to three posts to read next, of those that are known. The same category comes first, then the most words of the
 * title in common, then the newest. A post that has neither in common is none.
 */
export function relatedPosts(post: Post, known: readonly Post[]): Post[] {
  const category = postBadge(post)?.label
  const words = titleWords(post.topic)
  return known
    .filter(({ slug, id }) => slug !== post.slug && id !== post.id)
    .map((other) => ({
      other,
      isOfCategory: category !== undefined && postBadge(other)?.label === category,
      shared: [...titleWords(other.topic)].filter((word) => words.has(word)).length,
      day: parseProviderDate(other.created) ?? '',
    }))
    .filter(({ isOfCategory, shared }) => isOfCategory || shared > 0)
    .sort(
      (a, b) =>
        Number(b.isOfCategory) - Number(a.isOfCategory) || b.shared - a.shared || compare(b.day, a.day),
    )
    .slice(0, RELATED_MAX)
    .map(({ other }) => other)
}
