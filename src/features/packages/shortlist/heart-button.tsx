import { useRef } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'
import { prefersReducedMotion } from '#src/device/prefers-reduced-motion.ts'
import { heart as words } from './shortlist-copy.ts'
import { useHeart } from './use-heart.ts'

export type HeartProps = { pkg: Package; type: ProjectTypeSlug | null }

const SETTLE = { duration: 220, easing: 'ease-out' }

/** The heart in the corner of a card's picture. It lies above the card's stretched link, so its press opens nothing. */
export function HeartButton({ pkg, type }: HeartProps) {
  const { isSaved, press } = useHeart(pkg, type)
  const face = useRef<HTMLSpanElement>(null)
  return (
    <button
      type="button"
      className="absolute top-4px end-4px z-2 w-44px h-44px grid place-items-center cursor-pointer rounded-full print:hidden"
      aria-pressed={isSaved}
      aria-label={words.save(pkg.name)}
      onClick={(event) => {
        press(event)
        if (!prefersReducedMotion()) face.current?.animate?.({ scale: ['.8', '1'] }, SETTLE)
      }}
    >
      <span ref={face} className="grid place-items-center w-36px h-36px rounded-full bg-surface">
        <HeartIcon isSaved={isSaved} />
      </span>
    </button>
  )
}

/** The same in words, where there is room for them. */
export function SaveToShortlist({ pkg, type }: HeartProps) {
  const { isSaved, press } = useHeart(pkg, type)
  return (
    <button type="button" className="btn-outline w-full print:hidden" aria-pressed={isSaved} onClick={press}>
      <HeartIcon isSaved={isSaved} />
      <span>{isSaved ? words.saved : words.saveThis}</span>
    </button>
  )
}

function HeartIcon({ isSaved }: { isSaved: boolean }) {
  return (
    <span
      className={`text-[min(1.25rem,26px)] ${isSaved ? 'i-ph-heart-fill text-laterite' : 'i-ph-heart text-ink'}`}
      aria-hidden
    />
  )
}
