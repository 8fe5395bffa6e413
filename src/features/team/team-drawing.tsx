import { sampleTeam, type TeamMember } from './content.ts'
import { hero } from './copy.ts'
import { Figure } from './figure.tsx'

type Place = { member: TeamMember | undefined; transform: string }

const [adaeze, ibrahim, ronke, tamuno, zainab, femi, chioma] = sampleTeam
const BACK_ROW: readonly Place[] = [
  { member: ibrahim, transform: 'translate(52 44)' },
  { member: tamuno, transform: 'translate(226 22)' },
  { member: ronke, transform: 'translate(402 30)' },
  { member: femi, transform: 'translate(572 52)' },
]
const FRONT_ROW: readonly Place[] = [
  { member: adaeze, transform: 'translate(124 122) scale(1.08)' },
  { member: chioma, transform: 'translate(304 136) scale(1.08)' },
  { member: zainab, transform: 'translate(486 124) scale(1.08)' },
]
/** Hides where the back row ends. */
const FIELD =
  'M-2400 268c1200-50 2100-40 2460-36 120 0 240-22 380-22s240 20 340 26c400 10 1300 10 2300 40v140H-2400z'
const PEGS = [34, 262, 498, 776]

export function TeamDrawing() {
  return (
    <svg
      viewBox="44 14 726 358"
      role="img"
      aria-label={hero.drawing}
      focusable="false"
      className="w-full overflow-visible"
    >
      <circle className="fill-gold op-45" cx="792" cy="20" r="52" />
      <path
        className="fill-leaf op-25"
        d="M-2400 250C-900 150-300 210 60 176s260-70 420-40 240 40 400 10 900-60 2300 40v214H-2400z"
      />
      <Row places={BACK_ROW} />
      <path className="fill-sky" d={FIELD} />
      <path className="fill-leaf op-55" d={FIELD} />
      <Row places={FRONT_ROW} />
      <path
        fill="#b4562a"
        d="M-2400 330c900-18 1900-14 2500-18 400-4 500-2 700 2s1300-8 2400 12v300H-2400z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeDasharray="9 8"
        d="M-900 346c500-6 740-8 930-10h768c300 2 700 4 1200 10"
      />
      {PEGS.map((x) => (
        <g key={x} transform={`translate(${x} 304)`}>
          <path fill="#fdf8ef" d="M-6 0H6v36l-6 9-6-9z" />
          <path fill="#b3321c" d="M-6 8H6v9H-6z" />
        </g>
      ))}
    </svg>
  )
}

function Row({ places }: { places: readonly Place[] }) {
  return places.map(
    ({ member, transform }) =>
      member && (
        <g key={member.name} transform={transform}>
          <Figure look={member.look} />
        </g>
      ),
  )
}
