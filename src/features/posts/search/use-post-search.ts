import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PROJECT_TYPE_IDS, type ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Post } from '#contract/records/post.ts'
import { foldedWords } from '#src/features/posts/fold.ts'
import { postBadge } from '#src/features/posts/post-badge.ts'
import { type PostsOnPhone, postsOnPhone } from '#src/features/posts/posts-on-phone.ts'
import { postSearch } from '#src/features/posts/queries.ts'
import { withoutAccents } from '#src/format/without-accents.ts'
import { withoutPlural } from '#src/format/without-plural.ts'
import { steadyOrder } from '#src/ui/lists/steady-order.ts'
import { type Unread, unreadBy } from '#src/ui/reads/list-state.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { mergedPosts, searchPosts } from './search-posts.ts'

const PER_PAGE = 10 // lists contain whole posts, about 2 kB each on the line
const ASKED_FROM = 2 // characters: one letter is in every post

export type PostSearch = {
  found: readonly Post[]
  /** How many of them were shown when the person left this entry of the history. */
  shownBefore: number
  /** The posts that this phone could search by itself. */
  onPhone: PostsOnPhone
  /** `asking`: the provider may know more. `short`: it is not asked. Otherwise why it did not answer, or `done`. */
  provider: 'asking' | 'short' | 'done' | Unread
  /** Asks for the next page of the provider, or again for one that failed; null if there is none. */
  more: (() => void) | null
  /** Also while a page that failed is asked for again. */
  isFetching: boolean
}

/** How far the provider's pages were asked for one text. */
type Reached = { settled: string; page: number; earlier: readonly Post[] }
const FIRST: Reached = { settled: '', page: 1, earlier: [] }

/** What was shown last, by the entry of the history: Back finds it as long, and in its order. */
const shown = new Map<string, { text: string; reached: Reached; slugs: readonly string[] }>()
const NONE: readonly string[] = []
const slugOf = ({ slug }: Post) => slug

type Asked = { text: string; settled: string; category: 'general' | ProjectTypeSlug }

/** The posts of this phone at each letter, and the provider's once typing rests. */
export function usePostSearch({ text, settled, category }: Asked): PostSearch {
  const client = useQueryClient()
  const entry = `${useLocation().key} ${category}`
  const [before] = useState(() => shown.get(entry))
  const [reached, setReached] = useState(before?.reached ?? FIRST)
  const { page, earlier } = reached.settled === settled ? reached : FIRST
  const isShort = foldedWords(text).join('').length < ASKED_FROM
  const isAsked = settled === text && !isShort
  const queryOf = (page: number) =>
    postSearch({
      page,
      perPage: PER_PAGE,
      text: withoutPlural(withoutAccents(settled.trim())), // it looks for all of it, letter by letter, in English
      ...(category !== 'general' && { projectTypeId: PROJECT_TYPE_IDS[category] }),
    })
  const answer = useRead({ ...queryOf(page), enabled: isAsked })

  const theirs = isAsked ? mergedPosts(earlier, answer.data?.value.data ?? []) : []
  const shownText = useDeferredValue(text) // a letter is drawn before the list that it changes
  const reading = useIsFetching({ queryKey: ['post-page'] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read that ends may bring posts
  const onPhone = useMemo(() => postsOnPhone(client), [client, reading])
  // What this search brings stands below: among ours it would push apart what is on the screen.
  const pages = isAsked ? Array.from({ length: page }, (_, at) => queryOf(at + 1).queryKey[1]) : []
  const own = pages.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `own` stands for the pages
  const others = useMemo(
    () => (own === '' ? onPhone : postsOnPhone(client, pages)).posts,
    [client, onPhone, own],
  )
  const ours = useMemo(
    () =>
      searchPosts(
        others.filter((post) => category === 'general' || postBadge(post)?.line === category),
        shownText,
      ),
    [others, category, shownText],
  )
  const order = before?.text === text ? before.slugs : NONE
  const found = steadyOrder(mergedPosts(ours, theirs), slugOf, order)
  useEffect(() => void shown.set(entry, { text, reached, slugs: found.map(slugOf) }))
  // A later page that has not come is itself the one to ask for.
  const hasMore = isAsked && (answer.data ? page < answer.data.value.pages : page > 1)
  const askOn = () =>
    answer.data ? setReached({ settled, page: page + 1, earlier: theirs }) : answer.refetch()
  return {
    found,
    shownBefore: order.length,
    onPhone,
    provider: isShort ? 'short' : providerState(answer, isAsked),
    more: hasMore ? askOn : null,
    isFetching: answer.isFetching,
  }
}

type Answer = { data: unknown; error: unknown; fetchStatus: 'fetching' | 'paused' | 'idle' }

/** An answer to the text before says nothing of this one. */
function providerState(answer: Answer, isAsked: boolean): PostSearch['provider'] {
  const state = answer.data === undefined ? (unreadBy(answer) ?? 'asking') : 'done'
  return isAsked || state === 'offline' ? state : 'asking'
}
