import { useRef, useState } from 'react'
import { useStill } from '#src/device/use-still.ts'
import { useMarquee } from '#src/ui/use-marquee.ts'
import { sampleTestimonials } from './content.ts'
import { testimonials as words } from './copy.ts'
import { TestimonialCard } from './testimonial-card.tsx'

const LOOP_MS = 105_000 // spec §9
const WIDE_SCREENS = '(min-width: 46.875em)' // spec §2: below, the words are a grid

/** A slow strip with a stop button on wide screens; a grid on phones and for people who ask for less motion. */
export function Testimonials() {
  const strip = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const isStill = useStill()
  useMarquee(strip, { loopMs: LOOP_MS, movesOn: WIDE_SCREENS, isHeld: isPaused || isTouched, isStill })
  return (
    <section className="bg-surface section overflow-hidden">
      <div className="container flex flex-wrap items-end justify-between gap-16px mb-32px md:mb-40px">
        <div className="grid gap-8px">
          <h2 className="title-2">{words.title}</h2>
          <p className="small-print">{words.note}</p>
        </div>
        {!isStill && (
          <button
            type="button"
            className="btn-outline hidden md:motion-safe:inline-flex"
            onClick={() => setIsPaused(!isPaused)}
          >
            <span className={isPaused ? 'i-ph-play' : 'i-ph-pause'} aria-hidden />
            <span>{isPaused ? words.play : words.pause}</span>
          </button>
        )}
      </div>
      <div
        ref={strip}
        className={`container ${isStill ? '' : 'marquee md:motion-safe:max-w-none md:motion-safe:w-max md:motion-safe:flex md:motion-safe:p-0'}`}
        onPointerEnter={() => setIsTouched(true)}
        onPointerLeave={() => setIsTouched(false)}
      >
        <Voices isStill={isStill} />
        {!isStill && <Voices isEcho />}
      </div>
    </section>
  )
}

/** The second copy follows the first, so that the loop has no seam. Only the eye sees it. */
function Voices({ isEcho = false, isStill = false }: { isEcho?: boolean; isStill?: boolean }) {
  return (
    <ul
      aria-hidden={isEcho}
      className={`gap-16px md:gap-24px md:grid-cols-2 ${isStill ? '' : 'md:motion-safe:flex md:motion-safe:pr-24px'} ${isEcho ? 'hidden' : 'grid'}`}
    >
      {sampleTestimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.name} testimonial={testimonial} />
      ))}
    </ul>
  )
}
