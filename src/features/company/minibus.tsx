/** The site tour's minibus, from the side. */
export function Minibus() {
  return (
    <svg viewBox="0 0 84 44" className="block w-full" aria-hidden focusable="false">
      <path
        fill="#fdf8ef"
        stroke="#14221b"
        strokeOpacity=".25"
        d="M2 10q0-7 7-7h52q6 0 10 6l8 12q3 2 3 6v9H2z"
      />
      <path fill="#14532d" d="M2 24h79v5H2z" />
      <path fill="#38505c" d="M8 8h13v12H8zm16 0h13v12H24zm16 0h13v12H40zm16 0h5q4 0 6 3l6 9H56z" />
      <path fill="#e2a93b" d="M77 29h5v5h-5z" />
      <g fill="#14221b">
        <circle cx="19" cy="36" r="7.5" />
        <circle cx="63" cy="36" r="7.5" />
      </g>
      <g fill="#cdbf9f">
        <circle cx="19" cy="36" r="3" />
        <circle cx="63" cy="36" r="3" />
      </g>
    </svg>
  )
}
