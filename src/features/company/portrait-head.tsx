import type { Look } from './portrait-look.ts'

/** What lies behind the face. */
export function HeadBack({ head: [kind, colour, trim] }: Pick<Look, 'head'>) {
  switch (kind) {
    case 'afro':
      return <circle cx="120" cy="84" r="68" fill={colour} />
    case 'hijab':
      return <path fill={colour} d="M60 112c0-46 24-72 60-72s60 26 60 72c0 34-2 58 6 88H54c8-30 6-54 6-88z" />
    case 'gele':
      return <path fill={trim} d="M58 84C40 44 74 8 128 14c58-8 88 34 54 66-30 20-90 22-124 4z" />
    default:
      return null
  }
}

const HAIRLINE = 'M75 100c-3-36 15-56 45-56s48 20 45 56c-6-20-20-29-45-29s-39 9-45 29z'

/** Hair and headwear over the face. */
export function HeadFront({ head: [kind, colour, trim], hair }: Pick<Look, 'head' | 'hair'>) {
  switch (kind) {
    case 'low':
      return <path fill={colour} d={HAIRLINE} />
    case 'afro':
      return (
        <>
          <path fill={colour} d="M72 104c-6-40 16-62 48-62s54 22 48 62c-6-24-22-34-48-34s-42 10-48 34z" />
          <path fill="none" stroke={trim} strokeWidth="11" d="M68 78q52-34 104 0" />
        </>
      )
    case 'fila':
      return (
        <>
          <path fill={hair} d={HAIRLINE} />
          <path
            fill={colour}
            d="M71 80c-4-30 14-56 52-56 34 0 58 10 54 32-2 10-10 14-10 26-26-14-68-14-96-2z"
          />
          <path fill="none" stroke={trim} strokeWidth="4" d="M74 68q46-18 95 2" />
          <path
            fill="#000"
            opacity=".14"
            d="M136 25c30 2 44 14 41 31-2 10-10 14-10 26-6-4-14-6-20-8 8-18 4-38-11-49z"
          />
        </>
      )
    case 'gele':
      return (
        <>
          <path fill={colour} d="M66 96C54 58 78 26 122 24c42 0 70 30 50 72-20-24-78-28-106 0z" />
          <g fill="none" stroke={trim} strokeWidth="5" strokeLinecap="round">
            <path d="M78 76c14-18 50-34 84-22M92 52c16-12 40-18 58-12M76 88c24-20 66-24 88-6" />
          </g>
        </>
      )
    case 'helmet':
      return (
        <>
          <path fill={colour} d="M68 86c0-38 22-58 52-58s52 20 52 58z" />
          <path fill={trim} d="M110 26q10-6 20 0v58h-20z" />
          <rect x="56" y="80" width="128" height="14" rx="7" fill={colour} />
          <path fill="#000" opacity=".16" d="M62 92h116q-4 8-14 8H76q-10 0-14-8z" />
        </>
      )
    case 'straw':
      return (
        <>
          <path fill={hair} d="M74 112c-4-30 6-46 46-46s50 16 46 46c-4-16-12-24-16-30H90c-4 6-12 14-16 30z" />
          <path fill={colour} d="M80 80c0-38 14-54 40-54s40 16 40 54z" />
          <path fill={trim} d="M80 66h80v14H80z" />
          <ellipse cx="120" cy="82" rx="90" ry="15" fill={colour} />
          <path fill="#000" opacity=".16" d="M32 86q88 26 176 0-20 11-88 11t-88-11z" />
        </>
      )
    case 'hijab':
      return (
        <>
          <path fill={colour} d="M70 132q50 56 100 0l8 66q-58 34-116 0z" />
          <path fill="#000" opacity=".12" d="M80 152q40 34 80 0-8 34-40 34t-40-34z" />
          <path
            fill={trim}
            fillRule="evenodd"
            d="M66 108c0-42 20-64 54-64s54 22 54 64c0 36-20 62-54 62s-54-26-54-62zm16 2c0 26 14 44 38 44s38-18 38-44c0-30-14-46-38-46s-38 16-38 46z"
          />
        </>
      )
  }
}
