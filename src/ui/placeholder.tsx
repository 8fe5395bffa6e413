/** What stands where a picture is missing: a survey peg that grows a leaf under a roof. Fills its box. */
export function Placeholder({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`w-full h-full bg-sand ${className}`}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <path className="fill-sky" d="M0 0h320v126H0z" />
      <path className="fill-mint" d="M0 132c60-26 110-10 160-18s100-22 160-4v90H0z" />
      <path className="fill-laterite op-80" d="M0 168c80-20 200-20 320-4v36H0z" />
      <path
        className="fill-none stroke-forest"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m112 92 48-40 48 40"
      />
      <path className="fill-gold" d="M154 100h12v64l-6 12-6-12z" />
      <path className="fill-leaf" d="M166 128c2-18 16-28 36-28-1 18-14 29-36 28z" />
    </svg>
  )
}
