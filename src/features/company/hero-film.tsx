import { type ReactNode, useState } from 'react'
import { hero } from './copy.ts'
import { videoEmbed } from './video-embed.ts'

type Props = {
  videoUrl: string
  /** The size of the player, which is that of the still, so that nothing moves. */
  className: string
  /** The still picture. */
  children: ReactNode
}

/** A still picture; where the owner has a video, a tap on it loads the player of the third party (decision G14). */
export function HeroFilm({ videoUrl, className, children }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const player = videoEmbed(videoUrl)
  if (player && isPlaying) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={player}
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
      {player && <PlayButton onPlay={() => setPlaying(true)} />}
    </div>
  )
}

/** On the picture where there is room for it, under it on phones. */
function PlayButton({ onPlay }: { onPlay: () => void }) {
  return (
    <div className="md:absolute md:inset-x-0 md:bottom-0 px-20px pt-16px md:p-24px">
      <div className="flex flex-wrap items-center gap-x-20px gap-y-12px w-fit max-w-full rounded-md bg-surface text-ink p-16px">
        <button type="button" className="btn-primary" onClick={onPlay}>
          <span className="i-ph-play-fill" aria-hidden />
          {hero.play}
        </button>
        <p className="small-print max-w-[32em]">{hero.playNote}</p>
      </div>
    </div>
  )
}
