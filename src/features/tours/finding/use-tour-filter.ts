import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterPaint } from '#src/device/after-paint.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import { noFilter, readFilter, type TourFilter, withFilter } from './tour-filter.ts'

/** A word is finished by then. Browsers refuse addresses that change with every key. */
const TYPED_MS = 400

/** The filter of the address. What is being typed counts at once, and stands in the address a moment later. */
export function useTourFilter() {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  const isHere = useIsHere()
  const [typed, setTyped] = useState<string | null>(null)
  const text = isHydrated ? String(query) : ''
  const inAddress = useMemo(() => readFilter(new URLSearchParams(text)), [text])
  // The screen follows the address some frames later; until then a press shows what was pressed.
  const [pressed, setPressed] = useState<{ at: string; change: Partial<TourFilter> } | null>(null)
  const ahead = pressed?.at === text ? pressed.change : null
  useEffect(() => setPressed((now) => (now?.at === text ? now : null)), [text])
  const filter = useMemo(
    () => ({ ...inAddress, ...ahead, ...(typed !== null && { find: typed }) }),
    [inAddress, ahead, typed],
  )

  const write = useCallback(
    (change: Partial<TourFilter>) => {
      if (!isHere()) {
        setTyped(null)
        return setPressed(null)
      }
      const now = new URLSearchParams(location.search) // newer than the screen: two quick presses both count
      setQuery(withFilter(now, { ...readFilter(now), ...change }), { replace: true })
    },
    [isHere, setQuery],
  )
  const { find } = inAddress
  useEffect(() => {
    if (typed === null) return undefined
    const onRest = () => (typed === find ? setTyped(null) : write({ find: typed.trim() }))
    const timer = setTimeout(onRest, TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, find, write])

  // Back leaves a press and a word behind, also one that the address or the screen has not followed yet.
  const backs = useRef(0)
  useEffect(() => {
    const forget = () => {
      backs.current += 1
      setTyped(null)
      setPressed(null)
    }
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  const press = useCallback(
    (change: Partial<TourFilter>) => {
      const before = backs.current
      setPressed((now) => ({ at: text, change: { ...(now?.at === text && now.change), ...change } }))
      afterPaint(() => backs.current === before && write(change))
    },
    [text, write],
  )
  const choose = useCallback(
    ({ find, ...others }: Partial<TourFilter>) => {
      if (find !== undefined) setTyped(find)
      if (Object.keys(others).length > 0) press(others)
    },
    [press],
  )
  const clear = useCallback(() => {
    setTyped(null)
    press(noFilter)
  }, [press])
  return { filter, choose, clear }
}
