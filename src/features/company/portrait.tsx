import { ClothesFront } from './portrait-clothes.tsx'
import { HeadBack, HeadFront } from './portrait-head.tsx'
import type { Look } from './portrait-look.ts'

/** A person as the miniatures of the site show people: a peg with a head and no face, told apart by what they wear. */
export function Portrait({ look, className = '' }: { look: Look; className?: string }) {
  const { ground, skin, head, clothes, beard, glasses } = look
  return (
    <svg
      viewBox="0 0 240 260"
      className={className}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <path fill={ground} d="M0 0h240v260H0z" />
      <circle cx="120" cy="150" r="104" fill="#fff" opacity=".28" />
      <HeadBack head={head} />
      <path fill={skin} d="M102 136h36v44q-18 22-36 0z" />
      <path fill="#000" opacity=".2" d="M102 146h36v12q-18 14-36 0z" />
      <path fill={clothes[1]} d="M22 262c0-56 36-84 98-84s98 28 98 84z" />
      <ClothesFront clothes={clothes} skin={skin} />
      <path fill="#000" opacity=".09" d="M150 181c44 8 68 34 68 81h-40c4-38-4-64-28-81z" />
      <circle cx="76" cy="106" r="9" fill={skin} />
      <circle cx="164" cy="106" r="9" fill={skin} />
      <ellipse cx="120" cy="102" rx="45" ry="51" fill={skin} />
      <path fill="#000" opacity=".1" d="M138 56c36 20 36 78-2 96 14-28 16-66 2-96z" />
      <ellipse cx="101" cy="96" rx="13" ry="22" fill="#fff" opacity=".09" />
      {beard && (
        <path fill={look.hair} d="M75 108c8 18 24 20 45 20s37-2 45-20c2 32-18 50-45 50s-47-18-45-50z" />
      )}
      <HeadFront head={head} hair={look.hair} />
      {glasses && <Glasses />}
    </svg>
  )
}

function Glasses() {
  return (
    <g fill="#fff" fillOpacity=".2" stroke="#14221b" strokeWidth="4">
      <circle cx="101" cy="106" r="14" />
      <circle cx="139" cy="106" r="14" />
      <path fill="none" d="M115 104q5-4 10 0M87 104l-10-3M153 104l10-3" />
    </g>
  )
}
