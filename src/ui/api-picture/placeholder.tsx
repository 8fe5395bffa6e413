type Props = {
  className?: string | undefined
  /** What the missing picture would have shown; without it the drawing only decorates. */
  label?: string
}

/** Replaces a missing picture: quiet hills with the site's mark on them, never louder than a picture. Fills its box. */
export function Placeholder({ className = '', label = '' }: Props) {
  return (
    <svg
      className={`w-full h-full bg-sky ${className}`}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={!label}
    >
      <circle className="fill-gold op-35" cx="70" cy="60" r="22" />
      <path className="fill-leaf op-12" d="M-10 132q60-44 130-20t210-30v130H-10z" />
      <path className="fill-leaf op-18" d="M-10 152q90-30 170-8t170-8v74H-10z" />
      <path className="fill-leaf op-25" d="M-10 178q160-20 340-4v40H-10z" />
      <g className="op-70" transform="translate(160 112) scale(.56) translate(-160 -112)">
        <path
          className="fill-none stroke-forest"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m104 98 56-46 56 46"
        />
        <path className="fill-laterite" d="M154 108h12v60l-6 14-6-14z" />
        <path className="fill-forest" d="M166 136c1-21 16-33 39-33 0 22-15 34-39 33z" />
      </g>
    </svg>
  )
}
