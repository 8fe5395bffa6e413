import type { Look } from './look.ts'

const HAIR = '#20140e'
const SHADE = { fill: '#000', fillOpacity: 0.14 }
/** Cropped close, along the upper edge of the head. */
const CROP = 'M61 80c2-24 18-36 39-36s37 12 39 36c-6-12-14-18-24-19-10-2-20-2-30 0-10 1-18 7-24 19z'

/** What the head hides in part: hair that stands out, cloth that falls on the shoulders. */
export function BehindHead({ look: { head, trim } }: { look: Look }) {
  switch (head) {
    case 'afro':
      return (
        <>
          <circle fill={HAIR} cx="100" cy="70" r="54" />
          <path fill="#fff" fillOpacity=".07" d="M56 66a46 46 0 0 1 38-42c-20 10-30 24-30 44z" />
        </>
      )
    case 'hijab':
      return (
        <path
          fill={trim}
          d="M100 34c-38 0-54 26-54 56 0 28-4 46-14 64h136c-10-18-14-36-14-64 0-30-16-56-54-56z"
        />
      )
    case 'headset':
      return (
        <path
          fill="none"
          stroke={HAIR}
          strokeWidth="9"
          strokeLinecap="round"
          d="M66 66c-10 22-12 48-10 78M78 60c-12 26-12 60-8 90M134 66c10 22 12 48 10 78M122 60c12 26 12 60 8 90"
        />
      )
    default:
      return null
  }
}

/** What lies on the head. */
export function OnHead({ look: { head, trim, skin } }: { look: Look }) {
  switch (head) {
    case 'afro':
      return <path fill={HAIR} d="M60 84c0-30 18-42 40-42s40 12 40 42c-6-14-16-20-40-20s-34 6-40 20z" />
    case 'hula':
      return (
        <>
          <path fill={trim} d="M63 66V40c0-8 74-8 74 0v26c-20-9-54-9-74 0z" />
          <path {...SHADE} d="M112 34c16 1 25 3 25 6v26c-7-3-15-5-24-6z" />
          <path
            fill="none"
            stroke="#e2a93b"
            strokeWidth="3"
            strokeLinejoin="round"
            d="m64 54 9-8 9 6 9-7 9 6 9-6 9 7 9-6 9 8"
          />
        </>
      )
    case 'gele':
      return <Gele colour={trim} />
    case 'hard-hat':
      return (
        <>
          <path fill={trim} d="M58 70c0-28 18-44 42-44s42 16 42 44z" />
          <path {...SHADE} d="M112 27c19 5 30 20 30 43h-20c2-18-2-32-10-43z" />
          <path fill="#fff" fillOpacity=".3" d="M94 26h12v44H94z" />
          <path fill={trim} d="M50 68h100a6 6 0 0 1 0 12H50a6 6 0 0 1 0-12z" />
          <path {...SHADE} d="M50 75h106a6 6 0 0 1-6 5H50a6 6 0 0 1-6-5z" />
        </>
      )
    case 'hijab':
      return (
        <>
          <path
            fill={trim}
            fillRule="evenodd"
            d="M100 38c-32 0-46 22-46 50s16 46 46 46 46-18 46-46-14-50-46-50zm0 20c18 0 29 12 29 30s-12 32-29 32-29-14-29-32 11-30 29-30z"
          />
          <path {...SHADE} d="M114 41c20 5 32 22 32 47 0 22-10 38-28 44 14-12 20-26 20-44s-8-34-24-47z" />
          <path
            fill={skin}
            fillOpacity="0"
            stroke="#000"
            strokeOpacity=".18"
            strokeWidth="2"
            d="M64 122c20 22 50 24 76 6"
          />
        </>
      )
    case 'straw-hat':
      return (
        <>
          <path fill={trim} d="M68 58c0-22 10-34 32-34s32 12 32 34z" />
          <path fill="#8a3d17" d="M67 50c20 7 46 7 66 0v10c-20 6-46 6-66 0z" />
          <ellipse fill={trim} cx="100" cy="63" rx="66" ry="12" />
          <path {...SHADE} d="M34 63c8 9 36 12 66 12s58-3 66-12c0 16-132 16-132 0z" />
        </>
      )
    case 'headset':
      return (
        <>
          <path fill={HAIR} d={CROP} />
          <path fill="none" stroke={trim} strokeWidth="6" d="M60 84c-4-58 84-58 80 0" />
          <path fill={trim} d="M52 78h13v26H59a7 7 0 0 1-7-7zM148 78h-13v26h6a7 7 0 0 0 7-7z" />
          <path
            fill="none"
            stroke={trim}
            strokeWidth="4"
            strokeLinecap="round"
            d="M58 102c2 14 14 18 26 18"
          />
        </>
      )
  }
}

/** A head tie folded into a fan. */
function Gele({ colour }: { colour: string }) {
  return (
    <>
      <path fill={colour} d="M58 72C30 48 44 12 84 14c10-12 46-12 56 6 26 4 26 36 2 52-22-14-60-16-84 0z" />
      <path {...SHADE} d="M118 12c12 0 18 4 22 8 26 4 26 36 2 52-8-5-18-8-28-10 16-12 18-32 4-50z" />
      <path
        fill="none"
        stroke="#8a5a10"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeLinecap="round"
        d="M66 66C52 50 56 30 82 22M84 61C78 44 88 26 108 18M108 60c2-16 8-28 26-32M126 64c4-10 10-18 18-22"
      />
    </>
  )
}
