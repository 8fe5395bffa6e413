import { expect, test } from 'vitest'
import { screenAt } from './screens.tsx'

test.each([
  ['/', 'front-page'],
  ['/projects/land', 'land-projects'],
  ['/projects/land/', 'land-projects'],
  ['/Projects/LAND', 'land-projects'],
  ['/projects/l%61nd', 'land-projects'],
  ['/projects/package/101', 'package-detail'],
  ['/projects/package/101/', 'package-detail'],
  ['/resource_hub/a%20post', 'post-detail'],
  ['/resource_hub/100%', 'post-detail'],
])('%s shows the screen %s', (path, file) => {
  expect(screenAt(path)?.file).toBe(file)
})

test.each([
  '/projects/package%2F101',
  '/projects%2Fland',
  '/projects/package',
  '/projects/package/101/plan',
  '/nothing',
])('%s shows no screen', (path) => {
  expect(screenAt(path)).toBeUndefined()
})
