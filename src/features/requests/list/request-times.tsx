import { referenceCode } from '#contract/sent/reference-code.ts'
import { times as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { useNow } from '#src/ui/reads/use-now.ts'
import { agoInWords, nextAttemptWords, untilInWords } from './attempt-words.ts'

/** When it was made, tried and will be tried again, and the code by which to refer to it. */
export function RequestTimes({ request }: { request: RequestOnPhone }) {
  const now = useNow()
  const { id, state, createdAt, lastAttemptAt, settledAt, expiresAt, details } = request
  const next = nextAttemptWords(request, now)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] sm:grid-cols-3 gap-x-20px gap-y-16px pt-20px border-0 border-t-1 border-solid border-edge">
      <Fact name={words.reference} text={referenceCode(id)} />
      <Fact name={words.made} text={agoInWords(createdAt, now)} />
      {state === 'delivered' ? (
        <Fact name={words.arrived} text={agoInWords(settledAt ?? now, now)} />
      ) : (
        <Fact
          name={words.lastAttempt}
          text={lastAttemptAt === null ? words.never : agoInWords(lastAttemptAt, now)}
        />
      )}
      {next && <Fact name={words.nextAttempt} text={next} />}
      {details && <Fact name={words.erased} text={untilInWords(expiresAt - now)} />}
    </dl>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="small-print">{name}</dt>
      <dd className="text-[.9375rem] font-500 tabular-nums">{text}</dd>
    </div>
  )
}
