import { useEffect, useState } from 'react'
import type { PackageNews } from '#follow/followed-search.ts'
import { changeFollowed } from '#follow/store.ts'
import { useStore } from '#src/device/use-store.ts'
import { followedList } from './followed-list.ts'

const NOTHING: readonly PackageNews[] = []

/** What was opened in this visit, so that Back shows it again. */
const opened = new Map<string, readonly PackageNews[]>()

const textOf = (one: PackageNews) => JSON.stringify(one)

/**
 * News of the search on the screen. Shown is told: the phone does not keep it any longer, the visit does. A page out of
 * sight shows nothing, and what came meanwhile stays.
 */
export function useOpenedNews(query: string): readonly PackageNews[] {
  const searches = useStore(followedList, undefined)
  const search = searches?.find((one) => one.query === query)
  if (searches && !search) opened.delete(query) // ended, maybe in another tab
  const news = search?.news ?? NOTHING
  const [, drawAgain] = useState(0)
  useEffect(() => {
    if (news.length === 0) return undefined
    const open = () => {
      if (document.visibilityState !== 'visible') return
      leave()
      const older = (opened.get(query) ?? []).filter(
        ({ packageId }) => !news.some((one) => one.packageId === packageId),
      )
      opened.set(query, [...news, ...older])
      drawAgain((times) => times + 1)
      const shown = new Set(news.map(textOf))
      void changeFollowed(query, (kept) => {
        const left = kept.news.filter((one) => !shown.has(textOf(one)))
        return { ...kept, news: left, isTold: kept.isTold || left.length === 0 }
      })
    }
    const leave = () => document.removeEventListener('visibilitychange', open)
    document.addEventListener('visibilitychange', open)
    open()
    return leave
  }, [news, query])
  return opened.get(query) ?? NOTHING
}
