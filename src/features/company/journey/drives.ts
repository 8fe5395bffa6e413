/**
 * The screens on which scrolling drives the road, for its script and for `drives:` in its styles (uno.config.ts).
 * Elsewhere, and on paper, the years are stacked or in rows (spec §2). On a lower screen the texts would lie below the
 * edge.
 */
export const DRIVES =
  'screen and (min-width: 46.875em) and (min-height: 37em) and (prefers-reduced-motion: no-preference)'
