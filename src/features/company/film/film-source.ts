import { videoEmbed } from './video-embed.ts'

const FILM_FILE = /\.(?:mp4|webm)(?:[?#]|$)/

/** `player`: a third party's, in a frame. `file`: the browser plays it itself. */
export type FilmSource = { kind: 'player' | 'file'; src: string }

/** How to show the owner's video; null if there is none, or none that the site's policy admits (decisions G10, G14). */
export function filmSource(videoUrl: string): FilmSource | null {
  const player = videoEmbed(videoUrl)
  if (player) return { kind: 'player', src: player }
  return FILM_FILE.test(videoUrl) ? { kind: 'file', src: videoUrl } : null
}
