import { describe, expect, test } from 'vitest'
import {
  APPLICATION_FIELDS,
  applicationPayload,
  isFilled,
  noApplication,
  refusedFields,
} from './application.ts'

const ada = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  location: 'Enugu',
  reason: 'I know land.',
}

describe('the application form', () => {
  test('is filled when all five fields are', () => {
    expect(isFilled(ada)).toBe(true)
    expect(isFilled(noApplication)).toBe(false)
  })

  test.each(APPLICATION_FIELDS)('is not filled without %s, nor with blanks in it', (field) => {
    expect(isFilled({ ...ada, [field]: '' })).toBe(false)
    expect(isFilled({ ...ada, [field]: ' \n ' })).toBe(false)
  })

  test('sends what was typed without blanks around it', () => {
    expect(applicationPayload({ ...ada, email: ' ada@example.com ', reason: 'I know land.\n' })).toEqual(ada)
  })

  test('shows the words of a refusal beside its fields and drops those of unknown ones', () => {
    expect(refusedFields({ location: 'Too long.', 'reason.0': 'x' })).toEqual({
      location: 'Too long.',
    })
  })
})
