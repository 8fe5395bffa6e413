import { QueryClient } from '@tanstack/react-query'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import type { MediaFile, Package } from '#contract/records/package.ts'
import { projectSchema } from '#contract/records/project.ts'
import { cachedCopies, newestCopy } from './cached-package.ts'
import { packageById, packagesOfType, projectsOfType } from './queries.ts'
import { samplePackage } from './sample-package-for-tests.ts'

const project = parse(projectSchema, { id: 3, name: 'Rubochi Heights', projectType: { name: 'homes' } })

function phone() {
  const client = new QueryClient()
  client.setQueryData(packageById('7').queryKey, { value: samplePackage({ amount: 1 }), storedAt: 100 })
  client.setQueryData(packagesOfType('home').queryKey, {
    value: [samplePackage({ amount: 2 })],
    storedAt: 300,
  })
  client.setQueryData(projectsOfType('home').queryKey, {
    value: { data: [{ ...project, packages: [samplePackage({ amount: 3 })] }], pages: 2 },
    storedAt: 200,
  })
  client.setQueryData(projectsOfType('home', 2).queryKey, {
    value: { data: [{ ...project, packages: [samplePackage({ id: '11', amount: 4 })] }], pages: 2 },
    storedAt: 200,
  })
  return client
}

test('every list and look on the phone is searched', () => {
  expect(
    cachedCopies(phone(), '7')
      .map(({ pkg }) => pkg.amount)
      .toSorted(),
  ).toEqual([1, 2, 3])
  expect(cachedCopies(phone(), '11'), 'on the second page').toHaveLength(1)
  expect(cachedCopies(phone(), '8')).toEqual([])
  expect(cachedCopies(new QueryClient(), '7')).toEqual([])
})

test('the youngest copy wins and takes its project and line from the others', () => {
  const newest = newestCopy(cachedCopies(phone(), '7'))
  expect(newest).toMatchObject({ type: 'home', storedAt: 300, pkg: { amount: 2, project: { id: '3' } } })
  expect(newestCopy([])).toBeNull()
})

test('a brochure stays when a younger record comes without its field', () => {
  const copy = (storedAt: number, brochure: Package['brochure']) => ({
    ...{ pkg: samplePackage({ brochure }), type: 'land' as const, storedAt },
  })
  const brochure = { url: 'https://files.example/plan.pdf' }
  expect(newestCopy([copy(100, brochure), copy(300, null)])?.pkg.brochure).toEqual(brochure)
})

test('pictures that were seen stay when a younger record comes without any', () => {
  const picture = {
    fileType: 'image',
    url: 'https://media.example/a.jpg',
    description: '',
    filename: '',
  } as const
  const copy = (storedAt: number, media: MediaFile[]) => ({
    ...{ pkg: samplePackage({ media }), type: 'land' as const, storedAt },
  })
  expect(newestCopy([copy(100, [picture]), copy(300, [])])).toMatchObject({
    storedAt: 300,
    pkg: { media: [picture] },
  })
  const other = { ...picture, url: 'https://media.example/b.jpg' }
  expect(newestCopy([copy(100, [picture]), copy(300, [other])])?.pkg.media).toEqual([other])
})
