import type { Look } from './portrait-look.ts'

/** Dots of a printed cloth, inside the shoulders. */
const DOTS = [
  [58, 236],
  [84, 206],
  [92, 246],
  [120, 232],
  [148, 246],
  [156, 206],
  [182, 236],
] as const

const OPEN_NECK = 'M92 180q28 44 56 0-28-8-56 0z'

/** What tells the cloth, drawn over the shoulders, whose ground has the colour already. */
export function ClothesFront({ clothes: [kind, , trim], skin }: Pick<Look, 'clothes' | 'skin'>) {
  switch (kind) {
    case 'agbada':
      return (
        <g fill="none" stroke={trim} strokeLinecap="round">
          <path strokeWidth="7" d="M94 182q6 40 26 54 20-14 26-54" />
          <path
            strokeWidth="3"
            d="M82 186q8 52 38 70 30-18 38-70M120 236v26M56 208q-8 24-6 54M184 208q8 24 6 54"
          />
        </g>
      )
    case 'beads':
      return (
        <>
          <path fill={skin} d={OPEN_NECK} />
          <g fill="none" stroke={trim} strokeWidth="7" strokeDasharray="0 9" strokeLinecap="round">
            <path d="M92 184q28 46 56 0M84 190q36 62 72 0" />
          </g>
        </>
      )
    case 'vest':
      return (
        <>
          <path fill="#28455a" d="M96 180h48l-24 46z" />
          <path fill="none" stroke={trim} strokeWidth="12" d="M70 192v70M170 192v70M54 238h132" />
        </>
      )
    case 'print':
      return (
        <>
          <path fill={skin} d={OPEN_NECK} />
          <g fill="none" stroke={trim} strokeWidth="5">
            {DOTS.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="9" />
            ))}
          </g>
        </>
      )
    case 'suit':
      return (
        <>
          <path fill="#fdf8ef" d="M94 180h52l-26 70z" />
          <path fill={trim} d="M113 192h14l6 42-13 20-13-20z" />
          <path fill="#000" opacity=".22" d="M94 180l-18 6 10 30 34 46zM146 180l18 6-10 30-34 46z" />
        </>
      )
    case 'plain':
      return <path fill="none" stroke={trim} strokeWidth="5" d="M58 206q62 40 124 0" />
  }
}
