import { expect, test } from 'vitest'
import { journeyProgress } from './journey-progress.ts'

test.each([
  ['below the view', { top: 500, height: 2_000, view: 800 }, 0],
  ['at the top of the view', { top: 0, height: 2_000, view: 800 }, 0],
  ['half way', { top: -600, height: 2_000, view: 800 }, 0.5],
  ['at its end', { top: -1_200, height: 2_000, view: 800 }, 1],
  ['far behind', { top: -9_000, height: 2_000, view: 800 }, 1],
  ['as high as the view', { top: 0, height: 800, view: 800 }, null],
  ['lower than the view', { top: -10, height: 400, view: 800 }, null],
] as const)('a part %s', (_, part, progress) => {
  expect(journeyProgress(part)).toBe(progress)
})
