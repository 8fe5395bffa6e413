import { useRef, useState } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useStill } from '#src/device/use-still.ts'
import { useMarquee } from '#src/ui/use-marquee.ts'
import { samplePartners } from './content.ts'
import { partnership } from './copy.ts'
import { PartnerMark } from './partner-mark.tsx'

const LOOP_MS = 55_000 // spec §2
const PHONES = '(max-width: 46.87em)' // spec §2: above, the names are a grid

const MOVING_NAMES =
  'max-md:motion-safe:flex max-md:motion-safe:w-max max-md:motion-safe:max-w-none max-md:motion-safe:gap-0 max-md:motion-safe:px-0'

/**
 * A grid on wide screens. On phones it is a slow strip with a stop button; before scripts run, it is pushed by hand.
 */
export function Partners() {
  const strip = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isHydrated = useHydrated()
  const isStill = useStill()
  useMarquee(strip, { loopMs: LOOP_MS, movesOn: PHONES, isHeld: isPaused, isStill })
  return (
    <section className="bg-surface section overflow-x-clip" aria-labelledby="partners">
      <div className="container flex flex-wrap items-end justify-between gap-16px mb-32px md:mb-48px">
        <div className="grid gap-12px">
          <h2 id="partners" className="title-2">
            {partnership.title}
          </h2>
          <p className="lead">{partnership.lead}</p>
          <p className="small-print">{partnership.note}</p>
        </div>
        {!isStill && (
          <button
            type="button"
            className="btn-outline hidden max-md:motion-safe:inline-flex"
            onClick={() => setPaused(!isPaused)}
          >
            <span className={isPaused ? 'i-ph-play' : 'i-ph-pause'} aria-hidden />
            <span>{isPaused ? partnership.play : partnership.pause}</span>
          </button>
        )}
      </div>
      <div className={isHydrated ? 'overflow-hidden' : 'overflow-x-auto'}>
        <div
          ref={strip}
          className={isStill ? '' : 'marquee max-md:motion-safe:flex max-md:motion-safe:w-max'}
        >
          <Names isStill={isStill} />
          {!isStill && <Names isEcho />}
        </div>
      </div>
    </section>
  )
}

/** The second copy follows the first, so that the loop has no seam. Only the eye sees it. */
function Names({ isEcho = false, isStill = false }: { isEcho?: boolean; isStill?: boolean }) {
  const layout = isEcho ? 'hidden' : 'container grid'
  return (
    <ul
      aria-hidden={isEcho}
      className={`${layout} sm:grid-cols-2 md:grid-cols-4 gap-1px ${isStill ? '' : MOVING_NAMES}`}
    >
      {samplePartners.map((partner) => (
        <PartnerMark key={partner.name} {...partner} />
      ))}
    </ul>
  )
}
