import { describe, expect, test } from 'vitest'
import { APPLICATION_FIELDS, normalisedApplication } from '#contract/sent/team-application.ts'
import { blankFields, missingErrors, noApplication, refusedFields, tooLongErrors } from './application.ts'

const ada = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  location: 'Enugu',
  reason: 'I know land.',
}

describe('the application form', () => {
  test('needs all five fields', () => {
    expect(blankFields(ada)).toEqual([])
    expect(blankFields(noApplication)).toEqual([...APPLICATION_FIELDS])
  })

  test.each(APPLICATION_FIELDS)('is not filled without %s, nor with blanks in it', (field) => {
    expect(blankFields({ ...ada, [field]: '' })).toEqual([field])
    expect(blankFields({ ...ada, [field]: ' \n ' })).toEqual([field])
  })

  test('says of each field that it is missing, by its name', () => {
    expect(missingErrors(['email', 'reason'])).toEqual({
      email: 'Please fill in: email.',
      reason: 'Please fill in: your reason.',
    })
  })

  test('says of each field how much too long it is, before it is sent', () => {
    expect(tooLongErrors({ ...ada, location: 'x'.repeat(200), reason: `${'x'.repeat(5_000)}  ` })).toEqual({})
    expect(tooLongErrors({ ...ada, location: 'x'.repeat(201), reason: 'x'.repeat(6_100) })).toEqual({
      location: 'Please shorten: location. At most 200 characters, now 201.',
      reason: 'Please shorten: your reason. At most 5,000 characters, now 6,100.',
    })
  })

  test('sends what was typed without blanks around it', () => {
    expect(normalisedApplication({ ...ada, email: ' ada@example.com ', reason: 'I know land.\n' })).toEqual(
      ada,
    )
  })

  test('shows our words and the server’s beside its fields and drops those of unknown ones', () => {
    expect(refusedFields({ location: 'Too long.', 'reason.0': 'x' })).toEqual({
      location: 'Please change this. Our server says: “Too long.”',
    })
  })
})
