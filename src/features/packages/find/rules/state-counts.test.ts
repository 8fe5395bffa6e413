import { expect, it } from 'vitest'
import { sampleFindable } from './find-for-tests.ts'
import { stateCounts } from './state-counts.ts'

it('counts the states, those with most packages first, by the name that most records use', () => {
  const states = ['Oyo', 'Ogun State', 'ogun', 'Ogun', 'Ogun', 'Lagos', '']
  const all = states.map((state, at) => sampleFindable({ id: String(at), state }))
  expect(stateCounts(all)).toEqual([
    { key: 'ogun', name: 'Ogun', packages: 4 },
    { key: 'lagos', name: 'Lagos', packages: 1 },
    { key: 'oyo', name: 'Oyo', packages: 1 },
  ])
})
