import { type ReactNode, ViewTransition } from 'react'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'

type Props = {
  /** Of what it is the picture: the same in a list and on the page it leads to, and once on each. None: it stays put. */
  name?: string
  children: ReactNode
}

/**
 * Lets a picture of a list grow into that of the page it leads to, in browsers that can. Only that: no other change of
 * the page is animated, and Back is at once (React draws it without a pause, so that the browser finds its position).
 * Not for people who ask for less motion.
 */
export function SharedPicture({ name = 'auto', children }: Props) {
  if (typeof window === 'undefined' || prefersReducedMotion()) return children
  return (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  )
}
