import type { Section } from './options.ts'

/** The heading of each part of the bench. */
export const TITLES: Record<Section, string> = {
  bytes: 'Bytes on the wire',
  paint: 'Paint of each route',
  pwa: 'Installable',
  slow: 'A slow line',
  worlds: '2G and a train',
  repeat: 'A repeat visit without a network',
  routes: 'From screen to screen',
  forms: 'Forms',
  presses: 'Every press',
  manypresses: 'Every press, with 500 packages',
  lists: 'Long lists',
  scale: '5,000 packages on a phone',
  api: 'The API',
  growth: 'Ten times the data',
  peers: 'Beside others',
}

/** A part's figures in docs/performance.md, whose other words are a person's. Throws when its marks are missing. */
export function withFigures(document: string, of: Section, figures: string): string {
  const open = `<!-- bench: ${of} -->`
  const close = `<!-- /bench ${of} -->`
  const [start, end] = [document.indexOf(open), document.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no ${open} … ${close}`)
  const text = `### ${TITLES[of]}\n\n${figures.trim()}`
  return `${document.slice(0, start + open.length)}\n\n${text}\n\n${document.slice(end)}`
}
