import { mark } from './mark.ts'

type LogoProps = {
  /** `on-band` for the forest ground of the footer. */
  ground?: 'paper' | 'band'
  className?: string
}

const COLOURS = {
  paper: { roof: 'stroke-laterite', peg: 'fill-forest', leaf: 'fill-leaf' },
  band: { roof: 'stroke-gold', peg: 'fill-on-band', leaf: 'fill-[#8fd0a5]' },
} as const

/** Mark and wordmark, 139 × 42 (spec §2); the word is text, so that it is read out and never blurs. */
export function Logo({ ground = 'paper', className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-8px h-42px min-w-139px ${className}`}>
      <Mark colours={COLOURS[ground]} />
      <span className="font-heading font-600 bolder text-[1.625rem] leading-none tracking-[-0.047em]">
        Adbond
      </span>
    </span>
  )
}

function Mark({ colours }: { colours: (typeof COLOURS)[keyof typeof COLOURS] }) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      className="w-38px h-38px flex-none"
      aria-hidden
      focusable="false"
    >
      <path
        className={`fill-none ${colours.roof}`}
        d={mark.roof}
        strokeWidth={mark.roofWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className={colours.peg} d={mark.peg} />
      <path className={colours.leaf} d={mark.leaf} />
    </svg>
  )
}
