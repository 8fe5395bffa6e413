import { Link } from 'react-router-dom'
import { sitePaths } from '#contract/site-paths.ts'
import { TellMe } from '#src/forms/live/tell-me.tsx'
import { useTakenFocus } from '#src/forms/use-taken-focus.ts'
import { applicationToShow } from './application-to-show.ts'
import { outcome, pending as words } from './copy.ts'
import type { ApplicationOnPhone } from './mutations.ts'
import { queuedWords } from './queued-words.ts'
import { useApplicationsOnPhone } from './use-applications-on-phone.ts'

const ICONS: Record<ApplicationOnPhone['state'], string> = {
  queued: 'i-ph-clock-countdown',
  sending: 'i-ph-paper-plane-tilt',
  delivered: 'i-ph-check-circle-fill text-leaf',
  'already-received': 'i-ph-check-circle-fill text-leaf',
  refused: 'i-ph-warning-circle text-danger',
  expired: 'i-ph-warning-circle text-danger',
  unsure: 'i-ph-question text-laterite',
}

type Props = {
  isSending: boolean
  inForm: string | null
  /** How many were taken since the screen opened: the outcome of the last one takes the focus. */
  takenCount: number
}

/** What became of an application that did not arrive at once. It draws nothing while there is nothing to say. */
export function PendingApplication({ isSending, inForm, takenCount }: Props) {
  const applications = useApplicationsOnPhone()
  const shown = applicationToShow(applications, { now: Date.now(), isSending, inForm })
  const panel = useTakenFocus<HTMLElement>(shown !== null, takenCount)
  if (shown === null) return null
  const keepsDetails = !['delivered', 'expired', 'already-received'].includes(shown.state)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="status"
      aria-label={words.title}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px rounded-md bg-sand p-20px mb-24px"
    >
      <span className={`${ICONS[shown.state]} text-[1.375rem]`} aria-hidden />
      <div className="grid gap-8px justify-items-start">
        <p className="font-600">{stateWords(shown)}</p>
        {shown.state === 'queued' && shown.isSaved && <TellMe />}
        {keepsDetails && <p className="small-print">{words.aboutUnsent}</p>}
        <Link to={sitePaths.outbox} className="text-link inline-flex items-center min-h-44px">
          {shown.state === 'delivered' ? words.toReceipt : words.toOutbox}
        </Link>
      </div>
    </section>
  )
}

function stateWords({ state, isSaved, waitsForServer }: ApplicationOnPhone): string {
  switch (state) {
    case 'queued':
      return queuedWords({ isSaved, waitsForServer })
    case 'already-received':
      return outcome.alreadyReceived
    case 'delivered':
    case 'unsure':
      return outcome[state]
    case 'sending':
    case 'refused':
    case 'expired':
      return words[state]
  }
}
