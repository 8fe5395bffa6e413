import { useRef, useState } from 'react'

type Props = {
  className: string
  /** A Phosphor class for the button at rest. */
  icon: string
  words: string
  busyWords: string
  /** What the button is about, for people who hear one button after the other. */
  about?: string
  act: () => Promise<unknown>
}

/** A button whose action takes time. It shows the press at once, counts it once, and keeps the focus. */
export function BusyButton({ className, icon, words, busyWords, about, act }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false) // two presses may come before the next render (FM-4)

  async function press() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await act()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      <span className={isBusy ? 'i-ph-circle-notch motion-safe:animate-spin' : icon} aria-hidden />
      <span>{isBusy ? busyWords : words}</span>
      {about && <span className="visually-hidden">: {about}</span>}
    </button>
  )
}
