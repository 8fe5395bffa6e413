import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { steadyOrder } from './steady-order.ts'

/** The names of held rows, by the entry of the history: Back finds them in their places. */
const kept = new Map<string, readonly string[]>()
const NONE: readonly string[] = []

type Asked = {
  /** Another one holds nothing. */
  order: string
  /** The first row promises something, such as the lowest price. It is held only for who moved since. */
  isRanked: boolean
}

/**
 * The rows of a list of which parts come late. Somebody reads the rows down to the end of the screen: they keep their
 * places, and what comes later stands below them.
 */
export function useHeldRows<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { order, isRanked }: Asked,
) {
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname} ${order}`
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<{ order: string; rows: readonly Item[]; from: number | null }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held is decided when items come
  const { rows, held } = useMemo(() => {
    const before = shown.current
    const held =
      before?.order !== order
        ? (kept.get(entry) ?? NONE)
        : isRanked && isUnread(list.current, before.from)
          ? NONE
          : before.rows.slice(0, seenOf(list.current)).map(nameOf)
    return { rows: steadyOrder(items, nameOf, held), held }
  }, [items, order])
  useEffect(() => {
    const before = shown.current
    const isBack = kept.has(entry) && scrollY > 0 // the reader was here, and moved
    const from = before?.order === order ? before.from : isBack ? null : scrollY
    shown.current = { order, rows, from }
    kept.set(entry, held)
  }, [entry, order, rows, held])
  return { rows, list }
}

const isUnread = (list: Element | null, from: number | null): boolean =>
  scrollY === from && !list?.contains(document.activeElement)

/** How many begin above the end of the screen. */
const seenOf = (list: Element | null): number =>
  [...(list?.children ?? [])].filter((row) => row.getBoundingClientRect().top < innerHeight).length
