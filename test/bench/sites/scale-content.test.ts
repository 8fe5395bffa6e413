import { expect, it } from 'vitest'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { SCALE, scaleContent } from './scale-content.ts'

const grown = scaleContent(sampleContent)
const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id)).size

it('is as large as it says, with an id for each record and a home for each package', () => {
  expect([ids(grown.packages), ids(grown.projects), ids(grown.schedules), ids(grown.posts)]).toEqual(
    Object.values(SCALE),
  )
  expect(ids(grown.media)).toBe(grown.media.length)
  const projects = new Map(grown.projects.map(({ id, projectTypeId }) => [id, projectTypeId]))
  expect(grown.packages.filter(({ projectId }) => !projects.has(projectId))).toEqual([])
  const packages = new Map(grown.packages.map(({ id, projectId }) => [id, projectId]))
  for (const tour of grown.schedules) {
    expect([packages.get(tour.packageId), projects.get(tour.projectId)]).toEqual([
      tour.projectId,
      tour.projectTypeId,
    ])
  }
})

it('is the same in every run', () => {
  expect(scaleContent(sampleContent)).toEqual(grown)
})
