import { videoEmbed } from './video-embed.ts'

const FILM_FILE = /\.(?:mp4|webm)(?:[?#]|$)/

/** `player`: of a third party, in a frame. `file`: the browser plays it itself. */
export type FilmSource = { kind: 'player' | 'file'; src: string }

/** How the owner's video is shown; null where there is none, or none that the site's policy lets in (decisions G10, G14). */
export function filmSource(videoUrl: string): FilmSource | null {
  const player = videoEmbed(videoUrl)
  if (player) return { kind: 'player', src: player }
  return FILM_FILE.test(videoUrl) ? { kind: 'file', src: videoUrl } : null
}
