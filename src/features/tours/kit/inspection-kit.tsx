import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tourAddress } from '#contract/addresses/tour-address.ts'
import { useHydratedAtOnce } from '#src/device/use-hydrated.ts'
import { toursPackage } from '#src/features/tours/queries.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { useRead } from '#src/ui/reads/use-read.ts'
import { EraseKit } from './erase-kit.tsx'
import { kitParts } from './kit-content.ts'
import { begun, intro, notes as noteWords, problems, parts as words } from './kit-copy.ts'
import { KitNotes } from './kit-notes.tsx'
import { KitPartList } from './kit-part-list.tsx'
import { dayBefore } from './kit-record.ts'
import { KitReport } from './kit-report.tsx'
import { useKit } from './use-kit.ts'

/** A kit without a package. */
const GENERAL = 'general'
const ID_MAX = 60

/**
 * The kit of the package in the address, or the general one. Prerendered as the advice that it is. `onKept`: each change
 * that is on the disk.
 */
export function InspectionKit({ onKept }: { onKept?: () => unknown }) {
  const [query] = useSearchParams()
  const isHydrated = useHydratedAtOnce() // until then a tick would be of no package
  const packageId = (isHydrated && query.get('package')?.slice(0, ID_MAX)) || ''
  const { data } = useRead({ ...toursPackage(packageId), enabled: packageId !== '' })
  const known = data?.value.name ?? ''
  const kept = useKit(packageId || GENERAL, known, onKept)
  const { kit, problem } = kept
  const notes = useEarlyNotes(isHydrated, kept)
  const name = packageId === '' ? intro.general : known || kit.name || intro.unnamed(packageId)
  const before = dayBefore(kit)
  return (
    <div className="container pt-32px pb-64px md:pt-64px md:pb-104px">
      <div className="grid gap-12px mb-32px md:mb-56px">
        <p className="eyebrow print:hidden">{intro.eyebrow}</p>
        <h1 className="title-1 max-w-[14em]">{intro.title}</h1>
        <p className="title-3 text-laterite min-h-1.15em">{name}</p>
        <p className="lead print:hidden">{intro.lead}</p>
        {before && !kept.isBlank && (
          <div className="grid gap-12px rounded-md bg-mint p-16px max-w-[60ch]">
            <p className="font-600">{`${begun.note} ${before}`}</p>
            <p className="print:hidden">{begun.goOn}</p>
            <EraseKit kept={{ ...kept, others: [] }} label={begun.anew} />
          </div>
        )}
        <ul className="flex flex-wrap gap-x-20px print:hidden lg:hidden">
          {[...kitParts, { id: 'notes', title: noteWords.title }].map((part) => (
            <li key={part.id}>
              <a href={`#kit-${part.id}`} className="text-link inline-flex items-center min-h-44px">
                {part.title}
              </a>
            </li>
          ))}
        </ul>
        {problem && (
          <p role="alert" className="font-600">
            {problems[problem]}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-40px lg:gap-64px lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start">
        <div className="grid gap-40px">
          {kitParts.map((part) => (
            <KitPartList
              key={part.id}
              part={part}
              ticks={kit.ticks}
              isReady={isHydrated}
              onTick={kept.tick}
            />
          ))}
          <p className="small-print max-w-[60ch]">{words.law}</p>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-24px lg:sticky lg:top-104px">
          <KitNotes kept={{ ...kept, ...notes }} isReady={isHydrated} />
          <KitReport kept={kept} name={name} />
          <EraseKit kept={kept} />
          <ButtonLink to={tourAddress({ packageId })} variant="outline" className="print:hidden">
            {intro.toTour}
          </ButtonLink>
        </aside>
      </div>
    </div>
  )
}

/** What was typed before the page knows whose kit it is stands in the field until that kit has it. */
function useEarlyNotes(isReady: boolean, { kit, write }: Pick<ReturnType<typeof useKit>, 'kit' | 'write'>) {
  const [early, setEarly] = useState<string | null>(null)
  const report = useRef(write)
  report.current = write
  useEffect(() => {
    if (!isReady || early === null) return
    report.current(early)
    setEarly(null)
  }, [isReady, early])
  if (isReady && early === null) return { kit, write }
  return { kit: { ...kit, notes: early ?? kit.notes }, write: setEarly }
}
