import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { packageChoiceOf } from './package-choice.ts'

const tour = {
  id: 7,
  projectType: { id: 3, name: 'homes' },
  project: { id: 3, name: 'Estate' },
  package: { id: 14, name: 'Terrace' },
}

test.each<[string, object[], object | null]>([
  ['a tour of it', [tour], { projectType: 'home', projectId: '3', packageId: '14' }],
  ['tours of others', [{ ...tour, package: { id: 15, name: 'Villa' } }], null],
  ['no tours', [], null],
  ['a tour of an unknown product line', [{ ...tour, projectType: { id: 9, name: 'castles' } }], null],
  ['a tour without its project', [{ ...tour, project: [] }], null],
  [
    'one tour that does not say, and one that does',
    [{ ...tour, project: null }, tour],
    { projectType: 'home', projectId: '3', packageId: '14' },
  ],
])('%s tells the line and project of a package: %o', (_, schedules, choice) => {
  expect(packageChoiceOf(schemas['schedule-list'](schedules), '14')).toEqual(choice)
})
