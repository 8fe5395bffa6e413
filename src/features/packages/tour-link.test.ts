import { expect, test } from 'vitest'
import { samplePackage } from './sample-package-for-tests.ts'
import { tourLink } from './tour-link.ts'

const project = { id: '3', name: 'Rubochi Heights', projectType: null }

test.each([
  ['everything known', project, 'land', '/site_tour?projectType=land&projectId=3&packageId=7#site_tour_form'],
  ['its project unknown', null, 'land', '/site_tour?projectType=land&packageId=7#site_tour_form'],
  ['its line unknown', project, null, '/site_tour?projectId=3&packageId=7#site_tour_form'],
] as const)('%s', (_, ofProject, type, link) => {
  expect(tourLink(samplePackage({ project: ofProject }), type)).toBe(link)
})
