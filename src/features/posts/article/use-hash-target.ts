import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { decoded } from '#contract/decoded.ts'
import type { ShownText } from '#src/ui/rich-text/rich-text.tsx'

/**
 * A link to a part of a post finds it although the text comes late. A page that is scrolled already belongs to its
 * reader.
 */
export function useHashTarget(shown: ShownText | null): void {
  const { hash } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    if (!shown || isDone.current) return
    isDone.current = true
    if (hash === '' || window.scrollY > 0) return
    document.getElementById(decoded(hash.slice(1)))?.scrollIntoView({ behavior: 'instant' })
  }, [shown, hash])
}
