import { useEffect, useState } from 'react'
import type { PackageNews } from '#follow/followed-search.ts'
import { changeFollowed } from '#follow/store.ts'
import { useStore } from '#src/device/use-store.ts'
import { followedList } from './followed-list.ts'

const NOTHING: readonly PackageNews[] = []

/** What was opened in this visit, so that Back shows it again. */
const opened = new Map<string, readonly PackageNews[]>()

/** News of the search on the screen. Shown is told: the phone does not keep it any longer, the visit does. */
export function useOpenedNews(query: string): readonly PackageNews[] {
  const searches = useStore(followedList, undefined)
  const search = searches?.find((one) => one.query === query)
  if (searches && !search) opened.delete(query) // ended, maybe in another tab
  const news = search?.news ?? NOTHING
  const [, drawAgain] = useState(0)
  useEffect(() => {
    if (news.length === 0) return
    const older = (opened.get(query) ?? []).filter(
      ({ packageId }) => !news.some((one) => one.packageId === packageId),
    )
    opened.set(query, [...news, ...older])
    drawAgain((times) => times + 1)
    void changeFollowed(query, (kept) => ({ ...kept, news: [], isTold: true }))
  }, [news, query])
  return opened.get(query) ?? NOTHING
}
