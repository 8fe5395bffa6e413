import { useEffect, useState } from 'react'

export type Part = { id: string; title: string; isSub: boolean }

/** The headings of a text on the page, two levels of them. */
export const partsOf = (text: HTMLElement): Part[] =>
  [...text.querySelectorAll('h2, h3')].map(({ id, tagName, textContent }) => ({
    id,
    title: textContent?.trim() ?? '',
    isSub: tagName === 'H3',
  }))

/** The part that is being read: the last whose heading has passed the upper third of the view. */
export function useCurrentPart(text: HTMLElement | null, parts: readonly Part[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    if (!text || parts.length === 0) return undefined
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const line = window.innerHeight / 3
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? null)
    }
    // Told when a heading passes the line, not at each step of a scroll.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [text, parts])
  return current
}
