import { Figure } from './figure.tsx'
import type { Look } from './look.ts'

/** One figure in a square; the box around it gives the ground. */
export function Portrait({ look, label }: { look: Look; label: string }) {
  return (
    <svg viewBox="12 4 176 196" role="img" aria-label={label} className="w-full h-full" focusable="false">
      <Figure look={look} />
    </svg>
  )
}
