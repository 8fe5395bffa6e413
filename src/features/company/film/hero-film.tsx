import { type ReactNode, useState } from 'react'
import { hero } from '#src/features/company/copy.ts'
import { copy } from '#src/ui/core/copy.ts'
import { takeLostFocus } from '#src/ui/core/take-lost-focus.ts'
import { hasLostLine } from '#src/ui/picture/has-lost-line.ts'
import { usePlayedFilm } from '#src/ui/picture/use-played-film.ts'
import { filmSource } from './film-source.ts'

type Props = {
  videoUrl: string
  /** The size of the player, equal to that of the still, so that nothing moves. */
  className: string
  /** The still picture. */
  children: ReactNode
}

/**
 * A still picture. If the owner has a video, a tap loads the film, or the third party's player (decision G14). If the
 * film does not come, the picture returns. A lost line is told, and the film can be pressed again (decision 160).
 */
export function HeroFilm({ videoUrl, className, children }: Props) {
  const [state, setState] = useState<'still' | 'film' | 'lost' | 'missing'>('still')
  const player = usePlayedFilm(state === 'film')
  const film = state === 'missing' ? null : filmSource(videoUrl)
  if (film?.kind === 'file' && state === 'film') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the sample film has no speech, and an owner's file brings its own words
      <video
        ref={player}
        src={film.src}
        className={`block object-contain bg-band ${className}`}
        aria-label={hero.filmTitle}
        autoPlay
        playsInline
        onError={async ({ currentTarget }) =>
          setState((await hasLostLine(currentTarget)) ? 'lost' : 'missing')
        }
      />
    )
  }
  if (film?.kind === 'player' && state === 'film') {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={film.src}
        title={hero.filmTitle}
        className={`block border-0 bg-band ${className}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div className="relative">
      {children}
      {film && (
        <PlayButton
          isLost={state === 'lost'}
          note={hero.playNotes[film.kind]}
          onPlay={() => setState(film.kind === 'file' || navigator.onLine ? 'film' : 'lost')}
        />
      )}
    </div>
  )
}

/** On the picture where there is room for it, under it on phones. */
function PlayButton({ isLost, note, onPlay }: { isLost: boolean; note: string; onPlay: () => void }) {
  return (
    <div className="md:absolute md:inset-x-0 md:bottom-0 px-20px pt-16px md:p-24px">
      <div className="flex flex-wrap items-center gap-x-20px gap-y-12px w-fit max-w-full rounded-md bg-surface text-ink p-16px">
        <button
          ref={isLost ? takeLostFocus : undefined}
          type="button"
          className="btn-primary"
          aria-describedby="film-note"
          onClick={onPlay}
        >
          <span className="i-ph-play-fill" aria-hidden />
          {hero.play}
        </button>
        <p id="film-note" className="small-print max-w-[32em]">
          {isLost ? copy.filmLost : note}
        </p>
      </div>
    </div>
  )
}
