import { type ReactNode, ViewTransition } from 'react'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'
import { type Device, isWeakDevice } from '#src/device/weak-device.ts'

type Props = {
  /**
   * The record that the picture shows: the same in a list and on the page it leads to, once on each. Without it the
   * picture does not move.
   */
  name?: string
  children: ReactNode
}

/**
 * Lets a picture of a list grow into that of the page it leads to, in browsers that can. No other change of the page is
 * animated. Back is immediate: React draws it without a pause, so that the browser finds its position. It is off for
 * people who ask for less motion, and on a weak phone, which would draw the next page later (decision 173).
 */
export function SharedPicture({ name = 'auto', children }: Props) {
  if (typeof window === 'undefined' || prefersReducedMotion()) return children
  return (
    <ViewTransition name={name} share={isWeakDevice(navigator as Device) ? 'none' : 'auto'} default="none">
      {children}
    </ViewTransition>
  )
}
