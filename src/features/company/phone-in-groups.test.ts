import { expect, test } from 'vitest'
import { phoneInGroups } from './phone-in-groups.ts'

test.each([
  ['+2348031234567', '+234 803 123 4567'],
  ['+442079460000', '+442079460000'],
  ['0803 123 4567', '0803 123 4567'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(phoneInGroups(phone)).toBe(shown)
})
