import { groupedAtMost } from './grouped.ts'

/** A size as it is written, never rounded: `500.5` → `500.5 sqm`. */
export const sqm = (size: number): string => `${groupedAtMost(size, 2)} sqm`

/** A plot's size, never rounded: `500.5` → `500.5 sqm`. Null when the record has none. */
export const squareMetres = (size: number | null): string | null =>
  size !== null && size > 0 ? sqm(size) : null
