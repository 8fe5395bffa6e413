import type { FaultKind } from '#src/app/fault-kind.ts'

const SIGNS: Partial<Record<FaultKind, string>> = { 'not-found': '?', fault: '!' }

/**
 * A surveyed plot with one peg missing, and a board that says why. It is painted, so its ground keeps its colours at
 * night.
 */
export function ErrorScene({ kind }: { kind: FaultKind }) {
  return (
    <svg viewBox="0 0 400 300" className="w-full max-w-520px mx-auto" aria-hidden focusable="false">
      <circle cx="272" cy="116" r="92" className="fill-sky" />
      <path d="M14 204c46-52 100-58 150-30s100-40 146-26 62 34 78 58q-186 64-374-2z" className="fill-mint" />
      <path d="M36 202 200 120l164 82-164 82z" className="fill-[#6fa05a]" />
      <path d="M36 202 200 284v16L36 218z" className="fill-[#9a4a12]" />
      <path d="m200 284 164-82v16l-164 82z" className="fill-[#7a370b]" />
      <path d="M80 202 200 142l120 60-120 60z" className="fill-[#c0622a]" />
      <path
        d="M200 142 320 202 200 262 80 202z"
        className="fill-none stroke-[#fdf8ef]"
        strokeWidth="3"
        strokeDasharray="9 8"
        strokeLinecap="round"
      />
      <Peg x={200} y={142} />
      <Peg x={80} y={202} />
      <circle cx="320" cy="202" r="5" className="fill-[#3d2413]" />
      <path d="M197 190h6v32h-6z" className="fill-[#14532d]" />
      <rect x="158" y="136" width="84" height="60" rx="10" className="fill-[#14532d]" />
      <rect x="164" y="142" width="72" height="48" rx="6" className="fill-[#fdf8ef]" />
      <text
        x="200"
        y="180"
        textAnchor="middle"
        fontSize="38"
        className="fill-[#a34a08] font-heading font-600"
      >
        {SIGNS[kind] ?? '…'}
      </text>
      <Peg x={200} y={262} />
    </svg>
  )
}

function Peg({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x - 3} ${y - 34}h6V${y}l-3 5-3-5z`} className="fill-[#fdf8ef]" />
      <path d={`M${x + 3} ${y - 34}l22 7-22 8z`} className="fill-gold" />
    </>
  )
}
