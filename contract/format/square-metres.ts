import { groupedAtMost } from './grouped.ts'

/** A plot's size, never rounded: `500.5` → `500.5 sqm`. Null when the record has none. */
export const squareMetres = (size: number | null): string | null =>
  size !== null && size > 0 ? `${groupedAtMost(size, 2)} sqm` : null
