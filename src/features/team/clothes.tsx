import type { Look } from './look.ts'

/** The turned body: narrow at the neck, straight at the sides. */
const BODY = 'M36 200c0-46 18-70 46-72 6 10 30 10 36 0 28 2 46 26 46 72z'

export function Clothes({ look }: { look: Look }) {
  return (
    <>
      <path fill={look.colour} d={BODY} />
      <Detail look={look} />
      <path
        fill="none"
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="2.500"
        d="M60 200c0-18 1-28 5-38M140 200c0-18-1-28-5-38"
      />
    </>
  )
}

function Detail({ look: { clothes, trim, colour } }: { look: Look }) {
  switch (clothes) {
    case 'polo':
      return (
        <>
          <path fill={trim} d="m80 127 20 20-16 12c-8-8-10-20-4-32zM120 127l-20 20 16 12c8-8 10-20 4-32z" />
          <path fill="none" stroke={trim} strokeWidth="3" strokeLinecap="round" d="M100 150v24" />
        </>
      )
    case 'kaftan':
      return (
        <>
          <path fill={trim} d="M80 127c4 12 36 12 40 0l6 3c-2 14-12 18-20 19v51H94v-51c-8-1-18-5-20-19z" />
          <path fill="#e2a93b" d="M98 158h4v5h-4zM98 172h4v5h-4zM98 186h4v5h-4z" />
        </>
      )
    case 'ankara':
      return (
        <>
          {[
            [62, 154],
            [88, 160],
            [114, 158],
            [140, 156],
            [52, 184],
            [76, 184],
            [101, 186],
            [126, 184],
            [150, 186],
          ].map(([x, y]) => (
            <g key={`${x}-${y}`}>
              <circle fill={trim} cx={x} cy={y} r="8" />
              <circle fill="#1d4a60" cx={x} cy={y} r="4" />
            </g>
          ))}
          <path fill="none" stroke={trim} strokeWidth="5" d="M80 128c4 14 36 14 40 0" />
        </>
      )
    case 'vest':
      return (
        <>
          <path
            fill="#e0642a"
            d="M76 129c-14 3-24 11-30 22 4 16 5 32 5 49h44l-3-40zM124 129c14 3 24 11 30 22-4 16-5 32-5 49h-44l3-40z"
          />
          <path fill={trim} d="M50 174h44v8H51zM106 174h44l-1 8h-43z" />
          <path
            fill="none"
            stroke={trim}
            strokeWidth="7"
            d="M70 132c4 22 6 44 6 68M130 132c-4 22-6 44-6 68"
          />
        </>
      )
    case 'blazer':
      return (
        <>
          <path fill="#f3ead9" d="m82 128 18 50 18-50c-6 10-30 10-36 0z" />
          <path
            fill={colour}
            stroke="#fff"
            strokeOpacity=".16"
            strokeWidth="2"
            d="m80 127 20 52-22-18-10-26zM120 127l-20 52 22-18 10-26z"
          />
        </>
      )
    case 'checked':
      return (
        <>
          <path
            fill="none"
            stroke={trim}
            strokeOpacity=".5"
            strokeWidth="5"
            d="M42 164h116M37 188h126M64 134v66M88 140v60M112 140v60M136 134v66"
          />
          <path fill={trim} d="m80 127 20 18-18 12c-7-8-8-20-2-30zM120 127l-20 18 18 12c7-8 8-20 2-30z" />
        </>
      )
    case 'sweater':
      return (
        <>
          <path fill="none" stroke={trim} strokeWidth="9" d="M79 130c4 16 38 16 42 0" />
          <path fill="none" stroke={trim} strokeWidth="6" d="M39 178h122" />
        </>
      )
  }
}
