import { type ReactNode, useLayoutEffect, useState, ViewTransition } from 'react'
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

/** From a press until its page is there. A browser that grows a picture restyles the whole page it leaves. */
const SOON_MS = 30
const GROWN_SOON_MS = 100

let pressedAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true })

/** Whether the last page came soon enough. */
let isQuick = false

/** The picture of that page. It grows only where the page before came soon after its press (decision 193). */
export function GrownPicture({ name = 'auto', children }: Props) {
  const [grows] = useState(isQuick)
  useLayoutEffect(() => {
    isQuick = performance.now() - pressedAt < (grows ? GROWN_SOON_MS : SOON_MS)
  }, [grows])
  return <SharedPicture {...(grows && { name })}>{children}</SharedPicture>
}
