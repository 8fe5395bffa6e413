import { Clothes } from './clothes.tsx'
import { BehindHead, OnHead } from './headwear.tsx'
import type { Look } from './look.ts'

/**
 * A faceless peg figure from the waist up in a box of 200 × 200, like the people in the site's pictures: a turned
 * wooden head on a turned body, lit from the left.
 */
export function Figure({ look }: { look: Look }) {
  return (
    <>
      <BehindHead look={look} />
      <path fill={look.skin} d="M84 112h32v24c0 10-32 10-32 0z" />
      <path fill="#000" fillOpacity=".22" d="M84 118c8 10 24 10 32 0v8c-8 8-24 8-32 0z" />
      <Clothes look={look} />
      <path fill="#000" fillOpacity=".13" d="M118 129c30 8 46 30 46 71h-34c4-26 0-50-12-71z" />
      <circle fill={look.skin} cx="100" cy="84" r="38" />
      <path fill="#000" fillOpacity=".16" d="M106 46.500a38 38 0 0 1-6 75.500c34-16 34-56 6-75.500z" />
      <ellipse fill="#fff" fillOpacity=".16" cx="84" cy="84" rx="9" ry="14" transform="rotate(18 84 84)" />
      {look.glasses && <Glasses />}
      <OnHead look={look} />
    </>
  )
}

function Glasses() {
  return (
    <path
      fill="#fff"
      fillOpacity=".25"
      stroke="#1d120b"
      strokeWidth="2.500"
      d="M72 88a11 9 0 1 0 22 0a11 9 0 1 0-22 0M106 88a11 9 0 1 0 22 0a11 9 0 1 0-22 0M94 86q6-4 12 0M72 86l-9-3M128 86l9-3"
    />
  )
}
