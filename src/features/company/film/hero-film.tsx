import { type ReactNode, useState } from 'react'
import { hero } from '#src/features/company/copy.ts'
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
 * film does not come, the picture returns.
 */
export function HeroFilm({ videoUrl, className, children }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const film = isMissing ? null : filmSource(videoUrl)
  if (film?.kind === 'file' && isPlaying) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the sample film has no speech, and an owner's file brings its own words
      <video
        ref={(video) => video?.focus()}
        src={film.src}
        className={`block object-contain bg-band ${className}`}
        aria-label={hero.filmTitle}
        controls
        autoPlay
        playsInline
        onError={() => setMissing(true)}
      />
    )
  }
  if (film?.kind === 'player' && isPlaying) {
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
      {film && <PlayButton note={hero.playNotes[film.kind]} onPlay={() => setPlaying(true)} />}
    </div>
  )
}

/** On the picture where there is room for it, under it on phones. */
function PlayButton({ note, onPlay }: { note: string; onPlay: () => void }) {
  return (
    <div className="md:absolute md:inset-x-0 md:bottom-0 px-20px pt-16px md:p-24px">
      <div className="flex flex-wrap items-center gap-x-20px gap-y-12px w-fit max-w-full rounded-md bg-surface text-ink p-16px">
        <button type="button" className="btn-primary" onClick={onPlay}>
          <span className="i-ph-play-fill" aria-hidden />
          {hero.play}
        </button>
        <p className="small-print max-w-[32em]">{note}</p>
      </div>
    </div>
  )
}
