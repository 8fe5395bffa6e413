import { expect, test } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { propertyType } from './property-type.ts'

const of = (name: string) => ({ id: '1', name: 'Any', projectType: { id: '3', name } })

test.each([
  ['the record names the line', of('homes'), null, 'Home'],
  ['the record beats the page it was found on', of('agro'), 'land', 'Agro'],
  ['else the page it was found on', null, 'land', 'Land'],
  ['an unknown line is shown as it came', of('Marina'), null, 'Marina'],
  ['nothing is said', null, null, '--'],
] as const)('%s', (_, project, type, expected) => {
  expect(propertyType(samplePackage({ project }), type)).toBe(expected)
})
