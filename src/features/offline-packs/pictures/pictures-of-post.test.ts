import { expect, test } from 'vitest'
import { picturesOfPost } from './pictures-of-post.ts'

const COVER = { url: '/media/cover.jpg' }

test.each([
  ['the cover in the width to keep', COVER, '', ['/media/cover.jpg?w=480']],
  [
    'the pictures of the text, each once',
    COVER,
    `<img src="/media/a.jpg"><p><img alt="x" src='/media/a.jpg'></p><img src=https://far.example/b.png?a=1&amp;b=2>`,
    ['/media/cover.jpg?w=480', '/media/a.jpg?w=480', 'https://far.example/b.png?a=1&b=2'],
  ],
  ['those without https:', null, '<img src="//far.example/b.png">', ['https://far.example/b.png']],
  ['none that the text contains whole', null, '<img src="data:image/png;base64,AAAA">', []],
  ['none without a sound address', null, '<img src="javascript:alert(1)"><img src=""><img>', []],
  ['none of other elements', null, '<video src="/media/a.mp4"></video><p>src="/media/b.jpg"</p>', []],
])('%s', (_, coverPhoto, content, pictures) => {
  expect(picturesOfPost({ coverPhoto, content })).toEqual(pictures)
})
