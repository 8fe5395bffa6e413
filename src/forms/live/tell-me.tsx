import { useEffect, useState } from 'react'
import { copy } from '#src/forms/errors/copy.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * Stands beside a request that waits: lets the phone itself report the outcome. Only this press asks the browser. Safari,
 * Firefox and a page without an active worker send nothing for a site that is closed. Nothing can be reported then, and
 * the person must know.
 */
export function TellMe() {
  const [permission, setPermission] = useState(
    () => navigator.serviceWorker?.controller && noticePermission(),
  )
  useEffect(() => void navigator.serviceWorker?.ready.then(() => setPermission(noticePermission)), [])

  async function ask() {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer === 'denied') toast.info(copy.notTold)
  }

  if (!permission || !('SyncManager' in window)) return <p className="small-print">{copy.openAgain}</p>
  if (permission === 'denied') return null
  if (permission === 'granted') {
    return (
      <p className="small-print flex items-center gap-8px">
        <span className="i-ph-bell-ringing" aria-hidden />
        {copy.told}
      </p>
    )
  }
  return (
    <button type="button" className="btn-outline" onClick={() => void ask()}>
      <span className="i-ph-bell-ringing" aria-hidden />
      {copy.tellMe}
    </button>
  )
}

/** An iPhone offers notifications only once the site is on its home screen. */
const noticePermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'denied'
