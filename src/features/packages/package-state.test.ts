import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { projectSchema } from '#contract/records/project.ts'
import { packagesOfProject, readPackageState } from './package-state.ts'
import { samplePackage } from './sample-package-for-tests.ts'

test('what a card put into the history comes back whole', () => {
  const known = { pkg: samplePackage(), type: 'agro' as const, storedAt: 1_000 }
  expect(readPackageState(structuredClone(known), '7')).toEqual(known)
})

test.each([
  ['another package', { pkg: samplePackage(), type: 'land', storedAt: 1 }, '8'],
  ['no state', null, '7'],
  ['a text', 'pkg', '7'],
  ['a state of another screen', { from: '/' }, '7'],
  ['a damaged package', { pkg: { id: '7' }, type: 'land', storedAt: 1 }, '7'],
])('%s is not used', (_, state, packageId) => {
  expect(readPackageState(state, packageId)).toBeNull()
})

test('an unknown line and age are dropped, the package stays', () => {
  const read = readPackageState({ pkg: samplePackage(), type: 'marina', storedAt: 'soon' }, '7')
  expect(read).toMatchObject({ type: null, storedAt: 0, pkg: { id: '7' } })
})

test('packages of a project know their project', () => {
  const project = parse(projectSchema, {
    id: 3,
    name: 'Rubochi Heights',
    projectType: { id: 1, name: 'land' },
    packages: [{ id: 1, name: 'Plot' }],
  })
  expect(packagesOfProject(project)[0]?.project).toMatchObject({ id: '3', name: 'Rubochi Heights' })
})
