import { expect, test } from 'vitest'
import { mediaSrcSet } from './media-widths.ts'

const SIZED =
  '/media/land-1.jpg?w=192 192w, /media/land-1.jpg?w=320 320w, /media/land-1.jpg?w=480 480w, /media/land-1.jpg?w=560 560w, /media/land-1.jpg?w=728 728w, /media/land-1.jpg?w=960 960w, /media/land-1.jpg?w=1280 1280w'

test.each([
  ['/media/land-1.jpg', true, SIZED],
  ['/media/land-1.jpg', false, undefined],
  ['/media/icons/road.svg', true, undefined],
  ['/media/estate-walk.mp4', true, undefined],
  ['/media/land-1.jpg?v=2', true, undefined],
  ['https://pictures.example/land-1.jpg', true, undefined],
])('%s with widths %s has the srcset %s', (src, hasWidths, srcSet) => {
  expect(mediaSrcSet(src, hasWidths)).toBe(srcSet)
})

test('a picture of an API on another host has widths too', () => {
  expect(mediaSrcSet('https://api.example/media/a.webp', true)).toContain(
    'https://api.example/media/a.webp?w=320 320w',
  )
})
