import { expect, test } from 'vitest'
import { SAMPLE_FILM } from '#contract/site-config.ts'
import { filmSource } from './film-source.ts'

test.each([
  ['', null],
  ['https://youtu.be/abc_DEF-123', 'player'],
  [SAMPLE_FILM, 'file'],
  ['https://files.example/film.webm?v=2', 'file'],
  ['https://vimeo.com/12345', null],
  ['nonsense', null],
])('the video %j is shown by a %s', (videoUrl, kind) => {
  expect(filmSource(videoUrl)?.kind ?? null).toBe(kind)
})
