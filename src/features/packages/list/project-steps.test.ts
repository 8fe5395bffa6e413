import { expect, it } from 'vitest'
import { stepsDone, stepsOf } from './project-steps.ts'

const withPackages = (count: number) => ({ packages: Array(count).fill({}) })

it('draws the text of a project and then card by card, no more than it shows first', () => {
  expect([0, 1, 3, 4, 500].map((count) => stepsOf(withPackages(count)))).toEqual([1, 2, 4, 5, 5])
})

it('finishes a project before it begins the next', () => {
  const projects = [withPackages(3), withPackages(0), withPackages(9)]
  expect(stepsDone(projects, 1)).toEqual([1, 0, 0])
  expect(stepsDone(projects, 5)).toEqual([4, 1, 0])
  expect(stepsDone(projects, 7)).toEqual([4, 1, 2])
  expect(stepsDone(projects, 10)).toEqual([4, 1, 5])
})
