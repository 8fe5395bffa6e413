import { useEffect, useState } from 'react'

export type Part = { id: string; title: string; isSub: boolean }

/** The headings of a text on the page, two levels of them. */
export const partsOf = (text: HTMLElement): Part[] =>
  [...text.querySelectorAll('h2, h3')].map(({ id, tagName, textContent }) => ({
    id,
    title: textContent?.trim() ?? '',
    isSub: tagName === 'H3',
  }))

/** A heading that a link led to lies just above it, below the site's header. */
const LINE_PX = 140

/** The part that is being read: the last whose heading has passed the line. */
export function useCurrentPart(text: HTMLElement | null, parts: readonly Part[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    if (!text || parts.length === 0) return undefined
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      setCurrent(
        headings.filter((heading) => heading.getBoundingClientRect().top < LINE_PX).at(-1)?.id ?? null,
      )
    }
    // Told when a heading passes the line, however far a scroll jumps, and not at each of its steps.
    const rootMargin = `999999px 0px ${LINE_PX - window.innerHeight}px 0px`
    const observer = new IntersectionObserver(look, { rootMargin })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [text, parts])
  return current
}
