import { expect, test } from 'vitest'
import { fitOf, type ShownPicture } from './picture-fit.ts'

const hero: ShownPicture = {
  file: '/assets/land-1.avif',
  boxWidth: 415,
  boxHeight: 440,
  fileWidth: 480,
  fileHeight: 320,
  density: 1,
  isCover: true,
  offered: [480, 728, 960, 1200],
}

test.each<[string, Partial<ShownPicture>, string]>([
  ['a file whose height is stretched over the box is too small, though it is wide enough', {}, 'too-small'],
  ['the same file in a box of its shape fits', { boxHeight: 277 }, 'fits'],
  ['… and where nothing is cut', { isCover: false }, 'fits'],
  ['… and is too small where the screen is twice as dense', { boxHeight: 277, density: 2 }, 'too-small'],
  ['a thumbnail that takes a hero is too large', { boxWidth: 150, boxHeight: 94 }, 'no-smaller'],
  [
    'a thumbnail that takes more than the smallest is too large',
    { boxWidth: 150, boxHeight: 94, fileWidth: 728, fileHeight: 485 },
    'too-large',
  ],
  [
    'the largest there is, is the best there is',
    { fileWidth: 1200, fileHeight: 800, boxWidth: 1440, boxHeight: 900, density: 2 },
    'no-larger',
  ],
])('%s', (_, changes, fit) => {
  expect(fitOf({ ...hero, ...changes })).toBe(fit)
})
