import { useEffect, useRef, useState } from 'react'

/** For this long the busy state stays visible, even if the answer comes at once. */
const SEEN_MS = 500

/** Whether a press is being answered; further presses wait for it. */
export function useTrying(onPress: () => unknown): { isTrying: boolean; tryNow: () => void } {
  const [isTrying, setTrying] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const tryNow = async () => {
    if (isTrying) return
    setTrying(true)
    const isSeen = new Promise((resolve) => setTimeout(resolve, SEEN_MS))
    await Promise.allSettled([onPress(), isSeen])
    if (isHere.current) setTrying(false)
  }
  return { isTrying, tryNow: () => void tryNow() }
}
