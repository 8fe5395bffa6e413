import type { ReactNode } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'

const ON_LIGHT =
  '[--on-band:var(--ink)] [--on-band-soft:var(--ink-soft)] [--band-edge:rgb(var(--scrim)/.16)] [--gold:var(--laterite)]'

// Written out, because the stylesheet is generated from the words of the source.
const BAND = {
  land: '[--band:var(--tag-land)]',
  agro: '[--band:var(--tag-agro)]',
  home: '[--band:var(--tag-home)]',
} as const

/** Bands inside use the line's own light ground, because the footer below them is forest already. */
export function ProductLineGround({ type, children }: { type: ProjectTypeSlug; children: ReactNode }) {
  return <div className={`${BAND[type]} ${ON_LIGHT}`}>{children}</div>
}
