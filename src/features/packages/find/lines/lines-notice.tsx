import { useState } from 'react'
import { projectTypeLabel } from '#contract/project-type.ts'
import { foundCopy } from '#src/features/packages/find/found-copy.ts'
import { inWords } from '#src/features/packages/find/rules/in-words.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnanswered } from '#src/ui/reads/list-state.ts'
import { TryAgain } from '#src/ui/reads/notice.tsx'
import type { LineRead } from './use-lines.ts'

/** Ages closer than this are one age. */
const SAME_AGE_MS = 5 * 60_000

type Props = {
  lines: readonly LineRead[]
  /** 0 = the tours are not known. */
  toursStoredAt: number
  onTryAgain: () => unknown
}

/** How old the lists are, and which of them are missing. */
export function LinesNotice({ lines, toursStoredAt, onTryAgain }: Props) {
  const named = (wanted: (line: LineRead) => boolean) =>
    inWords(lines.filter(wanted).map(({ type }) => projectTypeLabel(type)))
  const loading = named(({ state }) => state === 'loading' || state === 'coming')
  const part = named(({ state }) => state === 'part' || state === 'cut')
  const unread = named(({ state }) => isUnanswered(state))
  const failed = named(({ state }) => state === 'failed')
  const missing = [
    unread && foundCopy.unreadOf(unread),
    failed && foundCopy.failedOf(failed),
    part && foundCopy.partOf(part),
  ].filter(Boolean)
  const aged = lines.filter(({ storedAt }) => storedAt > 0)
  return (
    <>
      <Ages key={`${aged.map(({ type }) => type)}`} lines={aged} toursStoredAt={toursStoredAt} />
      {loading && <p className="small-print w-full">{foundCopy.stillLoading(loading)}</p>}
      {missing.length > 0 && (
        <div
          role="status"
          className="panel w-full flex flex-wrap items-center justify-between gap-12px bg-sand border-transparent p-16px md:p-20px"
        >
          <p className="small-print text-ink max-w-[40em]">{missing.join(' ')}</p>
          {(unread || failed || named(({ state }) => state === 'part')) && <TryAgain onPress={onTryAgain} />}
        </div>
      )}
    </>
  )
}

/**
 * Which ages are told is decided once for the lists that are here. Answers come one by one, and no line of text may come
 * or go with each.
 */
function Ages({ lines, toursStoredAt }: Omit<Props, 'onTryAgain'>) {
  const ages = lines.map(({ storedAt }) => storedAt)
  const oldest = Math.min(...ages)
  const [isOneAge] = useState(Math.max(...ages) - oldest < SAME_AGE_MS)
  if (lines.length === 0) return null
  return (
    <>
      {isOneAge ? (
        <Age storedAt={oldest} prefix={foundCopy.age} />
      ) : (
        lines.map(({ type, storedAt }) => (
          <Age key={type} storedAt={storedAt} prefix={foundCopy.ageOf(projectTypeLabel(type))} />
        ))
      )}
      {toursStoredAt > 0 && <Age storedAt={toursStoredAt} prefix={foundCopy.toursAge} />}
    </>
  )
}
