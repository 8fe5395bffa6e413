import { type ElementType, type ReactNode, useRef } from 'react'
import { useReveal } from './use-reveal.ts'

type Props = {
  as?: ElementType
  className?: string
  /** Milliseconds after the part came into view. */
  delay?: 0 | 100 | 200 | 300
  children: ReactNode
}

/** Lets a part rise into view once. */
export function Reveal({ as: Element = 'div', className = '', delay = 0, children }: Props) {
  const part = useRef<HTMLElement>(null)
  useReveal(part, delay)
  return (
    <Element ref={part} className={`reveal ${className}`}>
      {children}
    </Element>
  )
}
