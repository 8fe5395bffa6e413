import { mediaAddress } from '#contract/addresses/web-address.ts'
import type { Embed } from './rich-text-embed.tsx'

export type EmbedHost = { id: string; host: HTMLElement; embed: Embed }

/** Takes films and frames out and leaves a place for each. React puts a button there that waits for a tap. */
export function dressFrames(fragment: DocumentFragment): EmbedHost[] {
  const hosts: EmbedHost[] = []
  for (const element of fragment.querySelectorAll('iframe,oembed,video')) {
    const embed = embedOf(element)
    if (!embed) {
      element.remove()
      continue
    }
    const host = document.createElement('div')
    element.replaceWith(host)
    hosts.push({ id: `embed-${hosts.length}`, host, embed })
  }
  for (const sound of fragment.querySelectorAll('audio')) {
    sound.controls = true
    sound.preload = 'none'
  }
  for (const source of fragment.querySelectorAll('source')) {
    if (source.parentElement?.tagName !== 'AUDIO') source.remove()
  }
  return hosts
}

function embedOf(element: Element): Embed | null {
  const source = element.querySelector('source')?.getAttribute('src')
  const src = mediaAddress(element.getAttribute('src') ?? source ?? element.getAttribute('url') ?? '')
  if (!src) return null
  const label = element.getAttribute('title') ?? ''
  const isFilm = element.tagName === 'VIDEO'
  return { kind: isFilm ? 'film' : 'frame', src, label, still: element.getAttribute('poster') }
}
