import { useLayoutEffect } from 'react'
import { lastPress } from '#src/device/last-press.ts'
import { isNear, isSoonAfter } from './one-removal.ts'

/** Headless UI closes at the first two, unless prevented. A prevented touchend makes no click. */
const PRESSES = ['pointerup', 'touchend', 'click'] as const

let first: ReturnType<typeof lastPress>
let movedAt = 0

/**
 * The second tap of the double tap that opened something presses nothing in it, and that of the one that closed it
 * nothing below. It comes soon and near the first; a press elsewhere is meant, and counts at once.
 */
export function useNoSecondTap(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    expectSecondTap()
    return expectSecondTap
  }, [isOpen])
}

function expectSecondTap(): void {
  first = lastPress()
  movedAt = performance.now()
  for (const type of PRESSES) addEventListener(type, drop, true)
}

function drop(press: MouseEvent | TouchEvent): void {
  const place = 'changedTouches' in press ? press.changedTouches[0] : press
  if (!first || !place || !isSoonAfter(press, movedAt) || !isNear(place, first) || isMeant(press)) return
  press.preventDefault()
  if (press.type === 'click') press.stopPropagation()
}

/** A key finds the focus elsewhere. A mouse counts its clicks. */
const isMeant = (press: UIEvent & { pointerType?: string }) =>
  press.type === 'click' && press.detail < (press.pointerType === 'mouse' ? 2 : 1)
