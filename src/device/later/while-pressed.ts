import { stillThere } from '#src/device/still-there.ts'

/** A press that shows nothing for so long seems lost. */
const SEEMS_LOST_MS = 150
const SILENCE_MS = 10_000 // decision D12
/** The slow pulse that a press has before React, too (src/startup/boot/boot.ts). */
const PULSE: KeyframeAnimationOptions = { duration: 600, direction: 'alternate', iterations: Infinity }

/** A second press on the same button is impatience. */
const waits = new WeakMap<Element, Promise<unknown>>()

/**
 * Code that the press of this button waits for. The button pulses meanwhile. Rejects as well on a line that says nothing
 * for ten seconds. Never settles for somebody who has gone on: nothing opens over what the person does by then.
 */
export function whilePressed<Part>(button: Element, coming: Promise<Part>): Promise<Part> {
  const wait = (waits.get(button) as Promise<Part> | undefined) ?? waitFor(button, coming)
  waits.set(button, wait)
  return wait
}

async function waitFor<Part>(button: Element, coming: Promise<Part>): Promise<Part> {
  const isStillThere = stillThere()
  let pulse: Animation | undefined
  const start = setTimeout(() => {
    pulse = button.animate({ opacity: 0.4 }, PULSE)
  }, SEEMS_LOST_MS)
  const silence = new Promise<never>((_, reject) => setTimeout(reject, SILENCE_MS, new Error('Silence')))
  try {
    return await Promise.race([coming, silence])
  } finally {
    clearTimeout(start)
    pulse?.cancel()
    waits.delete(button)
    if (!isStillThere()) await new Promise(() => undefined)
  }
}
