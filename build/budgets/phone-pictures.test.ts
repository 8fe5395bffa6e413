import { expect, it } from 'vitest'
import { phonePictures } from './phone-pictures.ts'

const picture = (sources: string, image = '<img src="/x.webp">') => `<picture>${sources}${image}</picture>`
const FILES = '/s.avif 360w, /m.avif 728w, /l.avif 900w'

it.each([
  ['100vw', 'm.avif'],
  ['(min-width: 46.875em) 240px, 45vw', 's.avif'],
  ['480px', 'l.avif'],
  ['200vw', 'l.avif'],
])('with sizes %s a phone fetches %s', (sizes, file) => {
  const html = picture(`<source type="image/avif" srcSet="${FILES}" sizes="${sizes}">`)
  expect(phonePictures(html)).toEqual([{ file, isFirst: false }])
})

it('passes over what is for wide windows, and tells the first picture of a page', () => {
  const wide =
    '<source media="(min-width: 46.875em)" type="image/avif" srcset="/wide.avif 1600w" sizes="100vw">'
  const narrow = '<source type="image/avif" srcset="/narrow.avif 728w" sizes="100vw">'
  const html = picture(wide + narrow, '<img src="/x.webp" fetchPriority="high">')
  expect(phonePictures(html)).toEqual([{ file: 'narrow.avif', isFirst: true }])
})

it('refuses a picture that it cannot judge', () => {
  expect(() => phonePictures(picture(''))).toThrow('without a source')
  expect(() =>
    phonePictures(picture(`<source type="image/avif" srcset="${FILES}" sizes="calc(1px + 1vw)">`)),
  ).toThrow('neither vw nor px')
})
