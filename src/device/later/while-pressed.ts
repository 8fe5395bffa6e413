import { stillThere } from '#src/device/still-there.ts'

/** A press that shows nothing for so long seems lost. */
const SEEMS_LOST_MS = 150
const SILENCE_MS = 10_000 // decision D12
/** The slow pulse that a press has before React, too (src/startup/boot/boot.ts). */
const PULSE: KeyframeAnimationOptions = { duration: 600, direction: 'alternate', iterations: Infinity }

/** A second press on the same button is impatience. */
const waits = new WeakMap<Element, Promise<unknown>>()
/** Only the latest press opens its part. Safari focuses no button, so the focus does not tell of another press. */
let presses = 0

/**
 * Code that the press of this button waits for. The button pulses meanwhile. Rejects as well on a line that says nothing
 * for ten seconds. Never settles for somebody who has gone on: nothing opens over what the person does by then.
 */
export async function whilePressed<Part>(button: Element, coming: Promise<Part>): Promise<Part> {
  const press = ++presses
  const isStillThere = stillThere()
  const wait = (waits.get(button) as Promise<Part> | undefined) ?? waitFor(button, coming)
  waits.set(button, wait)
  try {
    return await wait
  } finally {
    if (press !== presses || !isStillThere()) await new Promise(() => undefined)
  }
}

async function waitFor<Part>(button: Element, coming: Promise<Part>): Promise<Part> {
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
  }
}
