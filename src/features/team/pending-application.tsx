import { referenceCode } from '#contract/sent/reference-code.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { copy } from '#src/forms/copy.ts'
import { copy as errorWords } from '#src/forms/errors/copy.ts'
import { arrivedAlike, isArrived } from '#src/forms/live/arrived-alike.ts'
import { TellMe } from '#src/forms/live/tell-me.tsx'
import { queuedWords, said } from '#src/forms/result/result-words.ts'
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
  const alikeOf = (one: ApplicationOnPhone) => one.isErased && arrivedAlike(one, applications)
  const shown =
    open.find(({ id }) => id === told?.id) ??
    open.find((one) => !isArrived(one.state) && !alikeOf(one)) ??
    open.find(({ state }) => !isArrived(state)) ??
    open[0] ??
    null
  const panel = useTakenFocus<HTMLElement>(told && shown?.id === told.id ? told : null)
  if (shown === null) return null
  const alike = alikeOf(shown)
  const hasArrived = alike ? errorWords.arrivedAlike(alike.initials, referenceCode(alike.id)) : null
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
          {stateWords(shown, hasArrived)}
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

/** `hasArrived`: of one whose details are gone, that another of the same initials has. */
function stateWords(application: ApplicationOnPhone, hasArrived: string | null): string {
  const { state, isSaved, waitingFor, mayHaveArrived, isElsewhere, isTaken, isErased } = application
  const next = hasArrived === null ? words.again : said(hasArrived, words.orElse)
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
      if (mayHaveArrived) return said(words.refusedInDoubt, hasArrived)
      if (isTaken) return form.usedEmail
      return isErased ? said(words.refusedErased, next) : words.refused
    case 'expired':
      return mayHaveArrived ? said(words.expiredInDoubt, hasArrived) : said(words.expired, next)
    case 'sending':
      return words[state]
  }
}
