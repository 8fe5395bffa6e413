type Props = {
  className?: string | undefined
  /** What the missing picture would have shown; without it the drawing only decorates. */
  label?: string
}

/** What stands where a picture is missing: a survey peg that grows a leaf under a roof, on red earth. Fills its box. */
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
      <circle className="fill-gold op-60" cx="250" cy="46" r="20" />
      <path className="fill-leaf op-25" d="M-10 122q70-50 140-14t200-26v120H-10z" />
      <path className="fill-leaf op-45" d="M-10 142q90-34 170-12t170-10v82H-10z" />
      <path className="fill-laterite op-85" d="M-10 170q160-26 340-4v40H-10z" />
      <path
        className="fill-none stroke-paper op-60"
        strokeWidth="2"
        strokeDasharray="6 7"
        d="M18 184 118 172M206 172l96 8"
      />
      <path
        className="fill-none stroke-forest"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m104 98 56-46 56 46"
      />
      <path className="fill-gold" d="M154 108h12v60l-6 14-6-14z" />
      <path className="fill-forest" d="M166 136c1-21 16-33 39-33 0 22-15 34-39 33z" />
      <path
        className="fill-none stroke-mint"
        strokeWidth="2"
        strokeLinecap="round"
        d="M171 131c6-9 13-15 22-19"
      />
    </svg>
  )
}
