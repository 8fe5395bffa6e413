import { expect, test } from 'vitest'
import { pictureOf } from './early-picture.ts'

test.each([
  [
    'a package',
    { media: [{ url: '/media/a.jpg', fileType: 'image' }, { url: '/media/b.jpg' }] },
    'https://api.example/media/a.jpg',
  ],
  [
    'a file that does not say what it is',
    { media: [{ url: 'https://x.example/a.jpg' }] },
    'https://x.example/a.jpg',
  ],
  ['a package that opens with a film', { media: [{ url: '/media/a.mp4', fileType: 'video' }] }, null],
  ['a package that opens with a view all around', { media: [{ url: '/media/gate-360.jpg' }] }, null],
  ['a package without pictures', { media: [] }, null],
  ['a post', { coverPhoto: { url: '/media/c.jpg', fileType: 'image' } }, 'https://api.example/media/c.jpg'],
  ['a post without a cover', { coverPhoto: null }, null],
  [
    'an address that the screens would ask for over TLS',
    { coverPhoto: { url: 'http://x.example/a.jpg' } },
    null,
  ],
  ['an address that the screens would escape first', { coverPhoto: { url: '/media/a b.jpg' } }, null],
])('%s', (_, data, picture) => {
  const asked = 'https://api.example/api/v2/packages/view/7'
  expect(pictureOf({ statusCode: 200, data }, asked)).toBe(picture)
})
