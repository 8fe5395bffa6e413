import { afterEach, expect, it, vi } from 'vitest'
import { readablePicture } from './readable-picture.ts'

const PICTURE = 'https://pictures.example/plot.jpg'
const IN_CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** The browser keeps the picture of a page. Its host chooses by Accept, so the copy answers the words of the page alone. */
function browserWithACopy() {
  const bodiesOnTheLine: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: { accept: string } }) => {
    if (headers.accept !== IN_CHROMIUM) bodiesOnTheLine.push(url)
    const type = headers.accept.includes('image/avif') ? 'image/avif' : 'image/jpeg'
    return new Response('picture', { headers: { 'content-type': type } })
  })
  return bodiesOnTheLine
}

afterEach(() => void vi.unstubAllGlobals())

it('a picture that a page has shown before the worker was there comes out of the browser’s own copy', async () => {
  const bodiesOnTheLine = browserWithACopy()
  const answer = await readablePicture(new Request(PICTURE), 'force-cache')
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(bodiesOnTheLine).toEqual([])
})
