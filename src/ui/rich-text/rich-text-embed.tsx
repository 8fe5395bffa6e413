import { useState } from 'react'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { Film } from '#src/ui/api-picture/film.tsx'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { copy as words } from '#src/ui/core/copy.ts'
import { richTextCopy as copy } from './rich-text-copy.ts'
import { mapPage, youtubePlayer } from './rich-text-link.ts'

/** A film or a frame of an article. `label` is the editor's name for it, or nothing. */
export type Embed = { kind: 'frame' | 'film'; src: string; label: string; still: string | null }

/** No content of a third party loads before a tap (decision G14). */
export function RichTextEmbed({ embed }: { embed: Embed }) {
  const label = embed.label || copy.video
  if (embed.kind === 'film') {
    return (
      <div className="my-32px aspect-video rounded-md overflow-hidden bg-band">
        <Film
          src={embed.src}
          label={label}
          still={embed.still}
          sizes="(min-width: 46.875em) 720px, 100vw"
          onPlay={noted}
        />
      </div>
    )
  }
  const player = youtubePlayer(embed.src)
  return player ? (
    <Player src={player} label={label} />
  ) : (
    <Elsewhere src={mapPage(embed.src)} label={embed.label || copy.open} />
  )
}

function Player({ src, label }: { src: string; label: string }) {
  const [isOpen, setOpen] = useState(false)
  const hasNetwork = useHasNetwork()
  if (isOpen) {
    return (
      <iframe
        src={src}
        title={label}
        className="block w-full my-32px aspect-video border-0 rounded-md bg-band"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <button
      type="button"
      className="relative block w-full my-32px aspect-video rounded-md overflow-hidden cursor-pointer text-start"
      onClick={() => setOpen(navigator.onLine)} // else the browser's error page would stay
    >
      <Placeholder className="absolute inset-0" />
      <span className="absolute inset-0 m-auto btn-round w-64px h-64px text-[1.5rem]">
        <span className="i-ph-play-fill" aria-hidden />
      </span>
      <span className="absolute inset-x-0 bottom-0 p-16px bg-[rgb(var(--scrim)/.78)] text-white">
        <span className="block font-600">
          {copy.playVideo}: {label}
        </span>
        <span className="block text-[.875rem]">{hasNetwork ? copy.fromYoutube : words.needsNetwork}</span>
      </span>
    </button>
  )
}

/** The policy lets no other site into a frame, so it opens in a tab of its own. */
function Elsewhere({ src, label }: { src: string; label: string }) {
  return (
    <a href={src} target="_blank" rel="noopener noreferrer nofollow" className="btn-outline my-24px">
      <span className="i-ph-arrow-square-out" aria-hidden />
      {label}: {new URL(src, location.origin).hostname}
      <span className="visually-hidden">{copy.newTab}</span>
    </a>
  )
}

const noted = () => undefined
