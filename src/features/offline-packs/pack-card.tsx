import type { MouseEvent } from 'react'
import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { ageInWords } from '#src/format/age.ts'
import { dataSize } from '#src/format/data-size.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { focusBeside, mayRemove } from '#src/ui/lists/one-removal.ts'
import { toast } from '#src/ui/toast.ts'
import { keptNote, kinds, save, library as words } from './copy.ts'
import { PackOfferPanel } from './pack-offer-panel.tsx'
import { PackUnderWay } from './pack-under-way.tsx'
import { MOST_PACKAGES } from './plan-pack.ts'
import { useOffer } from './use-offer.ts'
import { usePackStage } from './use-pack-stage.ts'

const ACTION = 'text-link inline-flex items-center gap-6px min-h-44px cursor-pointer'

type Props = { pack: PackOnPhone; keeper: PackKeeper }

/** One pack: its name, its size, its age, and what can be done with it. */
export function PackCard({ pack, keeper }: Props) {
  const { subject, bytes, completedAt, missed, pictures } = pack
  const stage = usePackStage(keeper, subject)
  const { offer, measure, update, forget, keep, goOn, remove, stop } = useOffer(keeper, subject)
  if (!stage) return null
  const isEvicted = stage.stage === 'evicted'
  const isSettled = isEvicted || stage.stage === 'kept'
  const isMeasuring = offer.state === 'measuring'
  const isAsked = offer.state === 'made' && stage.stage !== 'keeping'

  function onRemove(press: MouseEvent<HTMLElement>) {
    if (!mayRemove(press)) return
    focusBeside(press.currentTarget)()
    remove()
    toast.plain(words.removed(subject.title))
  }

  return (
    <li className="card grid grid-cols-[84px_minmax(0,1fr)] sm:grid-cols-[176px_minmax(0,1fr)]">
      <div className="relative bg-sand">
        <ApiPicture
          src={pictures.find((address) => !address.endsWith('.svg')) ?? null}
          alt=""
          sizes="176px"
          width={176}
          height={176}
          className="absolute inset-0 w-full h-full object-cover"
        />
      </div>
      <div className="grid content-start gap-12px p-16px sm:p-20px">
        <div>
          <p className="eyebrow">{kinds[subject.kind]}</p>
          <h3 className="title-4 sm:text-[1.1875rem] mt-2px [overflow-wrap:anywhere]">
            <Link to={subject.address} className="no-underline hover:underline">
              {subject.title}
            </Link>
          </h3>
          {completedAt !== null && !isEvicted && (
            <p className="mt-4px small-print tabular-nums">
              {dataSize(bytes)} · {words.savedAge}{' '}
              <time dateTime={new Date(completedAt).toISOString()}>
                {ageInWords(Date.now() - completedAt)}
              </time>
            </p>
          )}
        </div>
        {(stage.stage === 'keeping' || stage.stage === 'unfinished') && !isAsked && (
          <PackUnderWay {...{ stage, isMeasuring, onRemove }} onStop={stop} onGoOn={goOn} />
        )}
        {missed > 0 && stage.stage === 'kept' && <p className="small-print">{words.missed(missed)}</p>}
        <p role="status" className="small-print empty:absolute">
          {[
            isEvicted && save.evicted,
            stage.stage === 'kept' && keptNote(stage),
            offer.state === 'offline' && words.refreshOffline,
            (offer.state === 'failed' || offer.state === 'gone') && save[offer.state],
            offer.state === 'gone' && stage.stage === 'kept' && words.stillOpens,
            offer.state === 'too-large' && save.tooLarge(MOST_PACKAGES, subject.kind),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {offer.state === 'too-large' && (
          <Link to={subject.address} className={`${ACTION} justify-self-start`}>
            {words.open}
            <span className="visually-hidden">: {subject.title}</span>
          </Link>
        )}
        {isSettled && offer.state !== 'made' && (
          <div className="flex flex-wrap gap-x-16px">
            <button
              type="button"
              className={ACTION}
              aria-busy={isMeasuring}
              onClick={() => void (isEvicted ? measure(true) : update(subject))}
            >
              <span className="i-ph-arrow-clockwise" aria-hidden />
              <span>{isMeasuring ? words.refreshing : isEvicted ? save.fetchAgain : words.refresh}</span>
              <span className="visually-hidden">: {subject.title}</span>
            </button>
            <button type="button" className={ACTION} onClick={onRemove}>
              <span className="i-ph-trash" aria-hidden />
              {save.remove}
              <span className="visually-hidden">: {subject.title}</span>
            </button>
          </div>
        )}
      </div>
      {isAsked && (
        <div className="col-span-full p-8px">
          <PackOfferPanel offer={offer.offer} onKeep={() => keep(offer.offer)} onClose={forget} />
        </div>
      )}
    </li>
  )
}
