import { expect, it } from 'vitest'
import { keptAddresses } from './kept-on-phone.ts'

it('marks a package whose own record is kept, and not one that only a list names', () => {
  const kept = keptAddresses(
    [
      'https://site.example/api/v2/packages/view/101',
      'https://site.example/api/v2/packages/view/a%20b',
      'https://site.example/api/v2/packages/view/',
      'https://site.example/api/v2/packages/project_type/1',
      'https://elsewhere.example/api/v2/packages/view/7',
    ],
    'https://site.example',
  )
  expect([...kept]).toEqual(['/projects/package/101', '/projects/package/a%20b'])
})
