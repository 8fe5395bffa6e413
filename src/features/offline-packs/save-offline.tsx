import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { dataSize } from '#src/format/data-size.ts'
import { Link } from '#src/ui/core/link.tsx'
import { keptNote, library, save as words } from './copy.ts'
import { PackOfferPanel } from './pack-offer-panel.tsx'
import type { PackStage } from './pack-stage.ts'
import { PackUnderWay } from './pack-under-way.tsx'
import { MOST_PACKAGES } from './plan-pack.ts'
import { type Offer, useOffer } from './use-offer.ts'
import { usePackStage } from './use-pack-stage.ts'

const LOOKS = {
  button: 'btn-outline w-full',
  /** Whether it stands beside a button that matters more. */
  quiet: 'text-link inline-flex items-center gap-8px min-h-44px cursor-pointer justify-self-start text-left',
} as const

type Props = { keeper: PackKeeper; subject: PackSubject; look: keyof typeof LOOKS; className?: string }

/**
 * "Save for offline": first the size, then a bar with a stop button, then where it is kept. It draws nothing where
 * saving cannot work.
 */
export function SaveOffline({ keeper, subject, look, className = '' }: Props) {
  const found = usePackStage(keeper, subject)
  const { offer, measure, update, forget, keep, goOn, remove, stop } = useOffer(keeper, subject)
  if (!keeper.isSupported() || found === null) return null
  const { stage } = found
  const isMeasuring = offer.state === 'measuring'
  const isOffered = stage === 'none' || stage === 'evicted' || (stage === 'kept' && found.isOutdated)
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-8px ${className}`}>
      {(stage === 'keeping' || (stage === 'unfinished' && offer.state !== 'made')) && (
        <PackUnderWay {...{ stage: found, isMeasuring }} onStop={stop} onGoOn={goOn} onRemove={remove} />
      )}
      {stage === 'kept' && <Kept bytes={found.pack.bytes} />}
      {(isOffered || stage === 'unfinished') && offer.state === 'made' && (
        <PackOfferPanel offer={offer.offer} onKeep={() => keep(offer.offer)} onClose={forget} />
      )}
      {isOffered && offer.state !== 'made' && (
        <button
          type="button"
          className={LOOKS[look]}
          aria-busy={isMeasuring}
          onClick={() => !isMeasuring && void (stage === 'kept' ? update(found.pack.subject) : measure())}
        >
          <span className="i-ph-download-simple" aria-hidden />
          <span>
            <span>{startWords(offer, stage, subject)}</span>
            <span className="visually-hidden">{words.startFor(subject.title)}</span>
          </span>
        </button>
      )}
      <p role="status" className="small-print empty:absolute">
        {offer.state === 'offline' || offer.state === 'failed' || offer.state === 'gone'
          ? words[offer.state]
          : offer.state === 'too-large'
            ? words.tooLarge(MOST_PACKAGES, subject.kind)
            : offer.state === 'none' &&
              (stage === 'evicted' ? words.evicted : stage === 'kept' && keptNote(found))}
      </p>
    </div>
  )
}

function startWords({ state }: Offer, stage: PackStage['stage'], { kind }: PackSubject): string {
  if (state === 'measuring') return words.measuring
  if (stage === 'kept') return library.refresh
  if (stage === 'evicted') return words.fetchAgain
  return kind === 'line' ? words.startAll : words.start
}

function Kept({ bytes }: { bytes: number }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-10px min-h-48px">
      <span className="i-ph-check-circle-fill text-leaf text-[1.25rem]" aria-hidden />
      <span>
        <span className="font-600">{words.kept}</span>{' '}
        <span className="text-ink-soft tabular-nums whitespace-nowrap">{dataSize(bytes)}</span>
      </span>
      <Link to={sitePaths.offline} className="text-link ms-auto inline-flex items-center min-h-44px">
        {words.library}
      </Link>
    </p>
  )
}
