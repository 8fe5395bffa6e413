import { type ElementType, type ReactNode, useRef } from 'react'
import { useReveal } from './use-reveal.ts'

type Props = {
  as?: ElementType
  className?: string
  /** Milliseconds after the part came into view. */
  delay?: number
  /** Share of the part that must be in view, such as 0.25 for questions (spec §9); otherwise its first 140 px. */
  amount?: number
  children: ReactNode
}

/** Lets a part rise into view, once (spec §2). */
export function Reveal({ as: Element = 'div', className = '', delay = 0, amount, children }: Props) {
  const part = useRef<HTMLElement>(null)
  useReveal(part, { delayMs: delay, amount })
  return (
    <Element ref={part} className={`reveal ${className}`}>
      {children}
    </Element>
  )
}
