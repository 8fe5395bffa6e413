import { expect, test } from 'vitest'
import { kitAddress, tourAddress, tourInQuery, tourQuery } from './tour-address.ts'

test.each([
  [{}, '/site_tour#site_tour_form'],
  [{ projectType: 'land', packageId: '14' }, '/site_tour?projectType=land&packageId=14#site_tour_form'],
  [
    { time: '7', date: '2026-12-05', packageId: '14', projectId: '3', projectType: 'home' },
    '/site_tour?projectType=home&projectId=3&packageId=14&date=2026-12-05&time=7#site_tour_form',
  ],
  [{ projectType: null, packageId: 'a&b' }, '/site_tour?packageId=a%26b#site_tour_form'],
])('the form with %o chosen is at %s', (tour, address) => {
  expect(tourAddress(tour)).toBe(address)
})

test('what an address names is read as it was written', () => {
  const tour = { projectType: 'agro', projectId: '2', packageId: 'a&b', date: '2026-12-05', time: '7' }
  expect(tourInQuery(tourQuery(tour))).toEqual(tour)
})

test('blank and unknown parts name nothing', () => {
  expect(tourInQuery('?projectType=&tab=home&packageId=14')).toEqual({ packageId: '14' })
})

test('the kit of a package has an address of its own', () => {
  expect(kitAddress('a&b')).toBe('/site_tour/kit?package=a%26b')
})
