import { useEffect } from 'react'

/** The screen stays bright while a part is shown. A phone that is low on battery may refuse. */
export function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) void got?.release()
      else lock = got
    }
    void keep()
    document.addEventListener('visibilitychange', keep) // the browser drops it when the page is hidden
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
