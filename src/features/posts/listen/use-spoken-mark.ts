// @unocss-include: the stylesheet is made from the class names of this file too
import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'

/** The paragraph that is spoken, on the ground of a quiet marker. */
const MARK = 'shadow-[0_0_0_8px_var(--sand)] bg-sand rounded-sm'.split(' ')

const HEADER_PX = 96 // the site's, and some air

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Marks a paragraph. The page follows as long as the reader does: who scrolls away is left alone. */
export function useSpokenMark(paragraph: HTMLElement | null): void {
  const previous = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const before = previous.current
    previous.current = paragraph
    if (!paragraph) return undefined
    const follows = before === null || isInView(before)
    paragraph.classList.add(...MARK)
    const { top, bottom } = paragraph.getBoundingClientRect()
    const isWhole = top > HEADER_PX && bottom < window.innerHeight * 0.8 // the player covers the rest
    if (follows && !isWhole) {
      paragraph.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    }
    return () => paragraph.classList.remove(...MARK)
  }, [paragraph])
}
