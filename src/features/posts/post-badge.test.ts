import { expect, test } from 'vitest'
import { postBadge } from './post-badge.ts'

test.each([
  ['land', { label: 'Land', line: 'land' }],
  ['Agro', { label: 'Agro', line: 'agro' }],
  ['home', { label: 'Home', line: 'home' }],
  ['homes', { label: 'Home', line: 'home' }],
  [' HOMES ', { label: 'Home', line: 'home' }],
  ['Wealth', { label: 'Wealth', line: null }],
])('a post about %s is badged', (name, badge) => {
  expect(postBadge({ projectType: { id: undefined, name } })).toEqual(badge)
})

test('a post about no product line has no badge', () => {
  expect(postBadge({ projectType: null })).toBeNull()
})
