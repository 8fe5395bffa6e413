import { useEffect, useState } from 'react'
import type { FollowedSearch } from '#follow/followed-search.ts'
import { askForDaily, type Telling, tellingNow } from './daily-look.ts'
import { followCopy as words } from './follow-copy.ts'

/** Up to 20 pages of each line, one after the other. */
const LOOK_TAKES_MS = 60_000
/** From the end of a look until the list on the screen shows what it has changed. */
const SHOWN_AFTER_MS = 2_000

/** `look` ends with the look. A worker that is ended never tells. */
type Props = { searches: readonly FollowedSearch[]; look: () => Promise<void> }

/** How the person is told, with the press that asks for more and the one that looks now. */
export function HowTold({ searches, look }: Props) {
  const [telling, setTelling] = useState<Telling | 'possible' | null>(null)
  useEffect(() => void tellingNow().then(setTelling), [])
  return (
    <div className="grid gap-8px justify-items-start">
      <p role="status" className="small-print empty:absolute">
        {telling && words.how[telling]}
      </p>
      <div className="flex flex-wrap gap-8px">
        {telling === 'possible' && (
          <button
            type="button"
            className="btn-outline px-16px"
            onClick={() => void askForDaily().then(setTelling)}
          >
            <span className="i-ph-bell-ringing" aria-hidden />
            {words.askDaily}
          </button>
        )}
        <LookNow searches={searches} look={look} />
      </div>
    </div>
  )
}

function LookNow({ searches, look }: Props) {
  const [askedAt, setAskedAt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [patience, setPatience] = useState(LOOK_TAKES_MS)
  const isDone = searches.every(({ lookedAt }) => lookedAt >= askedAt && lookedAt <= Date.now())
  const isLooking = askedAt > 0 && !isDone && !hasFailed
  useEffect(() => {
    if (!isLooking) return undefined
    const timer = setTimeout(() => setFailed(true), patience)
    return () => clearTimeout(timer)
  }, [isLooking, patience])
  const press = async () => {
    setFailed(!navigator.onLine)
    setAskedAt(Date.now())
    setPatience(LOOK_TAKES_MS)
    if (!navigator.onLine) return
    await look().catch(() => undefined) // the rows tell what came of it
    setPatience(SHOWN_AFTER_MS)
  }
  return (
    <>
      <button
        type="button"
        className="btn-outline px-16px"
        aria-disabled={isLooking}
        onClick={() => !isLooking && void press()}
      >
        <span className="i-ph-arrow-clockwise" aria-hidden />
        <span>{isLooking ? words.looking : words.lookNow}</span>
      </button>
      <p role="status" className="small-print basis-full empty:absolute">
        {hasFailed && !isDone ? words.lookFailed : ''}
      </p>
    </>
  )
}
