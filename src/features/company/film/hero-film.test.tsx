import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroFilm } from './hero-film.tsx'

const page = (videoUrl: string) =>
  renderToStaticMarkup(
    <HeroFilm videoUrl={videoUrl} className="">
      <img alt="" />
    </HeroFilm>,
  )

test('without a video a picture takes its place', () => {
  expect(page('')).toContain('<img')
  expect(page('')).not.toContain('<button')
})

test('a video waits behind the picture, and nothing of the third party is in the page', () => {
  const markup = page('https://youtu.be/abc_DEF-123')
  expect(markup).toContain('<img')
  expect(markup).toContain('Play our video')
  expect(markup).not.toMatch(/youtube[.-]|youtu\.be|<iframe/)
})
