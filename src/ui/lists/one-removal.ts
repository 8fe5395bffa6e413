/** Within this time a second tap belongs to the first. */
export const DOUBLE_TAP_MS = 500
let removedAt = Number.NEGATIVE_INFINITY

/**
 * Whether a press may remove a row. The list closes up under the finger, so the second tap of a double tap would take
 * the next one. The clock tells, because iPhones do not count taps
 * (https://github.com/mdn/browser-compat-data/issues/27528).
 */
export function mayRemove(): boolean {
  const now = performance.now()
  if (now - removedAt < DOUBLE_TAP_MS) return false
  removedAt = now
  return true
}

/**
 * The pressed button goes with its row or column. Returns what moves the focus: to the last button of the next one, else
 * of the one before. Without another, the heading gets it, or the field that adds to the list.
 */
export function focusBeside(button: HTMLElement): () => void {
  const row = button.closest('li, th')
  const buttonsOf = (one?: Element | null) => [...(one?.querySelectorAll('button') ?? [])]
  const part =
    buttonsOf(row?.nextElementSibling).at(-1) ??
    buttonsOf(row?.previousElementSibling).at(-1) ??
    row?.closest('section, main')?.querySelector<HTMLElement>('[tabindex]:is(h1, h2), input')
  return () => {
    part?.addEventListener('keydown', letKeyUp)
    part?.focus({ preventScroll: true })
  }
}

/** The key that pressed the first button is still down: it would remove row after row. */
export const letKeyUp = (key: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): void => {
  if (key.repeat && key.key === 'Enter') key.preventDefault()
}

type Press = { detail: number; timeStamp: number; pointerType?: string }

/**
 * Whether a press is the second tap of the double tap that opened a question at `askedAt`. A mouse counts its clicks;
 * of a finger the clock tells. A key (0) finds the focus elsewhere.
 */
export const isSecondTap = ({ detail, timeStamp, pointerType }: Press, askedAt: number): boolean =>
  detail > 1 || (detail > 0 && pointerType !== 'mouse' && timeStamp - askedAt < DOUBLE_TAP_MS)

type Tap = { currentTarget: Element; detail: number; timeStamp: number; clientX: number; clientY: number }

const FINGER_PX = 44
let lastTap: Omit<Tap, 'detail'> | undefined

/**
 * Whether a press is the second tap of a double tap on a button that is gone by now. Another one has closed up under the
 * finger. As long as the first one stands each press counts, and so does a key (0).
 */
export function isTapOnNext({ currentTarget, detail, timeStamp, clientX, clientY }: Tap): boolean {
  const isSecond =
    detail > 0 &&
    lastTap?.currentTarget.isConnected === false &&
    timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < FINGER_PX
  if (!isSecond) lastTap = { currentTarget, timeStamp, clientX, clientY }
  return isSecond
}
