import { encode } from 'uqr'

const QUIET_MODULES = 2 // white around it; the paper adds the rest of the four modules that readers want

type Props = {
  text: string
  /** What a reader finds at the address. */
  label: string
  className?: string
}

/**
 * A text as a square that phones read. It is black on white in every scheme, because some phones cannot read inverted
 * ones.
 */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules(data)} />
    </svg>
  )
}

/** One path of a square per dark module, row by row. */
function modules(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
