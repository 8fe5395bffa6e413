import { referenceCode } from '#contract/sent/reference-code.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { copy } from '#src/forms/copy.ts'
import { TellMe } from '#src/forms/live/tell-me.tsx'
import { queuedWords } from '#src/forms/result/result-words.ts'
import { needsWord } from '#src/forms/submission/needs-word.ts'
import { StateIcon } from '#src/forms/submission/state-icon.tsx'
import { useSentHere } from '#src/forms/submission/use-sent-here.ts'
import { type Told, useTakenFocus } from '#src/forms/submission/use-taken-focus.ts'
import { Link } from '#src/ui/core/link.tsx'
import { form, outcome, pending as words } from './copy.ts'
import type { ApplicationOnPhone } from './mutations.ts'
import { useApplicationsOnPhone } from './use-applications-on-phone.ts'

type Props = {
  isSending: boolean
  inForm: string | null
  told: Told | null
}

/**
 * What became of an application that did not arrive at once. It draws nothing while there is nothing to say. Two people
 * may share the phone, so it says whose it is, and what arrived hides nothing that did not.
 */
export function PendingApplication({ isSending, inForm, told }: Props) {
  const applications = useApplicationsOnPhone()
  const isSentHere = useSentHere(isSending, applications)
  const open = applications.filter((one) => needsWord(one, { now: Date.now(), isSentHere, inForm }))
  const shown =
    open.find(({ id }) => id === told?.id) ?? open.find(({ state }) => !isArrived(state)) ?? open[0] ?? null
  const panel = useTakenFocus<HTMLElement>(told && shown?.id === told.id ? told : null)
  if (shown === null) return null
  const keepsDetails = !isArrived(shown.state) && !shown.isErased
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words.title}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-12px rounded-md bg-sand p-20px mb-24px"
    >
      <StateIcon state={shown.state} />
      <div className="grid gap-8px justify-items-start">
        <p role="status" className="font-600">
          {stateWords(shown)}
        </p>
        <p className="small-print">{copy.whose(shown.initials, referenceCode(shown.id))}</p>
        {shown.state === 'queued' && shown.isSaved && <TellMe />}
        {keepsDetails && shown.isSaved && <p className="small-print">{words.aboutUnsent}</p>}
        <Link to={sitePaths.outbox} className="text-link inline-flex items-center min-h-44px">
          {shown.state === 'delivered' ? words.toReceipt : words.toOutbox}
        </Link>
      </div>
    </section>
  )
}

const isArrived = (state: ApplicationOnPhone['state']) =>
  state === 'delivered' || state === 'already-received'

function stateWords(application: ApplicationOnPhone): string {
  const { state, isSaved, waitingFor, mayHaveArrived, isElsewhere, isTaken, isErased } = application
  switch (state) {
    case 'queued':
      return queuedWords({ isSaved, waitingFor }, outcome)
    case 'already-received':
      return outcome.alreadyReceived
    case 'delivered':
    case 'unsure':
      return outcome[state]
    case 'refused':
      if (isElsewhere) return words.elsewhere
      if (mayHaveArrived) return words.refusedInDoubt
      if (isTaken) return form.usedEmail
      return isErased ? words.refusedErased : words.refused
    case 'expired':
      return mayHaveArrived ? words.expiredInDoubt : words.expired
    case 'sending':
      return words[state]
  }
}
