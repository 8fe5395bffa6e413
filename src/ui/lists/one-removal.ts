const DOUBLE_TAP_MS = 500
const FINGER_PX = 44

/**
 * Whether a press comes so soon after `since` that it is the second tap of a double tap. Its own time tells: a busy phone
 * hands it over late. On an iPhone that does not help: WebKit stamps a click when it hands it over. Nor does it count taps
 * (https://github.com/mdn/browser-compat-data/issues/27528).
 */
export const isSoonAfter = ({ timeStamp }: Pick<Event, 'timeStamp'>, since: number): boolean =>
  timeStamp - since < DOUBLE_TAP_MS

type Place = { clientX: number; clientY: number }

export const isNear = (one: Place, other: Place) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < FINGER_PX

let removedAt = Number.NEGATIVE_INFINITY
let removal: Place = { clientX: 0, clientY: 0 }

/**
 * Whether a press may remove a row. The list closes up under the finger, so the second tap of a double tap would take
 * the next one. A press at another place is meant, however busy the phone was with the first.
 */
export function mayRemove(press: Place & Pick<Event, 'timeStamp'>): boolean {
  if (isSoonAfter(press, removedAt) && isNear(press, removal)) return false
  removedAt = performance.now()
  removal = { clientX: press.clientX, clientY: press.clientY }
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
    removedAt = performance.now() // the row goes only now where the disk had to agree
    part?.addEventListener('keydown', letKeyUp)
    part?.focus({ preventScroll: true })
  }
}

/** The key that pressed the first button is still down: it would remove row after row. */
export const letKeyUp = (key: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): void => {
  if (key.repeat && key.key === 'Enter') key.preventDefault()
}

type Tap = Place & { currentTarget: Element; detail: number; timeStamp: number }

let lastTap: Omit<Tap, 'detail'> | undefined

/**
 * Whether a press is the second tap of a double tap on a button that is gone by now. Another one has closed up under the
 * finger. As long as the first one stands each press counts, and so does a key (0).
 */
export function isTapOnNext({ currentTarget, detail, timeStamp, clientX, clientY }: Tap): boolean {
  const isSecond =
    detail > 0 &&
    lastTap?.currentTarget.isConnected === false &&
    isSoonAfter({ timeStamp }, lastTap.timeStamp) &&
    isNear({ clientX, clientY }, lastTap)
  if (!isSecond) lastTap = { currentTarget, timeStamp, clientX, clientY }
  return isSecond
}
