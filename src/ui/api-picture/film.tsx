import { useState } from 'react'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { copy } from '#src/ui/core/copy.ts'
import { takeLostFocus } from '#src/ui/core/take-lost-focus.ts'
import { hasLostLine } from '#src/ui/picture/has-lost-line.ts'
import { usePlayedFilm } from '#src/ui/picture/use-played-film.ts'
import { ApiPicture } from './api-picture.tsx'
import { filmCopy } from './film-copy.ts'

type Props = {
  src: string
  /** What the film shows. */
  label: string
  /** A still of the same subject; without one, the drawn placeholder. */
  still: string | null
  sizes: string
  onPlay: () => void
  tabIndex?: -1 | undefined
}

/**
 * A film of the API that costs nothing until a person asks for it, and says offline what it needs (decision G14). If it
 * does not come or cannot be played, the still returns and says so.
 */
export function Film({ src, label, still, sizes, onPlay, tabIndex }: Props) {
  const [state, setState] = useState<'still' | 'film' | 'lost' | 'unplayable'>('still')
  const failure = state === 'lost' ? copy.filmLost : state === 'unplayable' ? filmCopy.unplayable : ''
  const hasNetwork = useHasNetwork()
  const player = usePlayedFilm(state === 'film', tabIndex === undefined)
  const note = failure || (hasNetwork ? '' : copy.needsNetwork)
  if (state === 'film') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the provider sends no captions
      <video
        ref={player}
        src={src}
        className="swiper-no-swiping w-full h-full object-contain bg-band"
        aria-label={label}
        autoPlay
        playsInline
        onError={async ({ currentTarget }) =>
          setState((await hasLostLine(currentTarget)) ? 'lost' : 'unplayable')
        }
      />
    )
  }
  return (
    <button
      ref={failure ? takeLostFocus : undefined}
      type="button"
      tabIndex={tabIndex}
      className="relative block w-full h-full cursor-pointer"
      onClick={() => {
        if (state === 'unplayable') return void open(src, '_blank', 'noopener') // it may be a page, as of YouTube
        setState('film')
        onPlay()
      }}
    >
      <ApiPicture
        src={still}
        alt=""
        sizes={sizes}
        width={640}
        height={400}
        className="w-full h-full object-cover"
      />
      <span className="absolute inset-0 m-auto btn-round w-64px h-64px text-[1.5rem]">
        <span className="i-ph-play-fill" aria-hidden />
      </span>
      <span className="visually-hidden">
        {copy.playVideo}: {label}
      </span>
      {note && (
        <span className="absolute inset-x-0 bottom-0 ps-16px pe-96px py-10px text-start bg-[rgb(var(--scrim)/.78)] text-white text-[.875rem]">
          {note}
        </span>
      )}
    </button>
  )
}
