import { useState } from 'react'
import { copy } from '#src/forms/errors/copy.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * Stands beside a request that waits: lets the phone itself report the outcome. Only this press asks the browser. Where
 * it sends nothing for a site that is closed (Safari, Firefox), there is nothing to report then, and the person must know.
 */
export function TellMe() {
  const [permission, setPermission] = useState(currentPermission)

  async function ask() {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer === 'denied') toast.info(copy.notTold)
  }

  if (!('SyncManager' in window)) return <p className="small-print">{copy.openAgain}</p>
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
const currentPermission = (): NotificationPermission =>
  'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'denied'
