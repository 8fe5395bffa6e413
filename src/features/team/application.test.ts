import { describe, expect, test } from 'vitest'
import { APPLICATION_FIELDS, normalisedApplication } from '#contract/sent/team-application.ts'
import { resultWords } from '#src/forms/result/result-words.ts'
import { unsure } from '#src/forms/result/unsure-for-tests.ts'
import { blankFields, draftFields, noApplication, refusedApplication, wrongFields } from './application.ts'
import { form, outcome } from './copy.ts'

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
    expect(wrongFields({ ...ada, email: '', reason: ' ' })).toEqual({
      email: 'Please fill in: email.',
      reason: 'Please fill in: your reason.',
    })
  })

  test('says of each field how much too long it is, before it is sent', () => {
    expect(wrongFields({ ...ada, location: 'x'.repeat(200), reason: `${'x'.repeat(5_000)}  ` })).toEqual({})
    expect(wrongFields({ ...ada, location: 'x'.repeat(201), reason: 'x'.repeat(6_100) })).toEqual({
      location: 'Please shorten: location. At most 200 characters, now 201.',
      reason: 'Please shorten: your reason. At most 5,000 characters, now 6,100.',
    })
  })

  test('is kept on the phone unless there is nothing in it', () => {
    expect(draftFields({ ...noApplication, email: ' ' })).toBeNull()
    expect(draftFields({ ...noApplication, email: 'a' })).toEqual({ ...noApplication, email: 'a' })
  })

  test('sends what was typed without blanks around it', () => {
    expect(normalisedApplication({ ...ada, email: ' ada@example.com ', reason: 'I know land.\n' })).toEqual(
      ada,
    )
  })

  const refused = (fieldErrors: Record<string, string>, message: string | null = null) =>
    refusedApplication({ outcome: 'refused', message, fieldErrors, why: null })

  test('shows our words and the server’s beside its fields', () => {
    expect(refused({ location: 'Too long.' })).toEqual({
      errors: { location: 'Please change this. Our server says: “Too long.”' },
      refusal: null,
    })
  })

  test('shows the words about what it does not have beside the button', () => {
    expect(refused({ location: 'Too long.', 'reason.0': 'x' }).refusal).toBe(
      `${outcome.failed} Our server says: “x”`,
    )
    expect(refused({}).refusal).toBe(outcome.failed)
  })

  test('calls an address that has been used so, and not a wrong one', () => {
    const said = refused({ email: 'The email has already been taken.' }).errors.email
    expect(said).toMatch(
      /^We already hold an application with this e-mail address\. If it is not yours.+taken\.”$/,
    )
    expect(refused({ email: 'No such host.' }).errors.email).toMatch(
      /^Please enter an e-mail address, .+host\.”$/,
    )
  })

  test('is over when the address has been used, which is no failure', () => {
    const fieldErrors = { email: 'The email has already been taken.' }
    expect(
      refusedApplication({ outcome: 'refused', message: null, fieldErrors, why: 'already-received' }),
    ).toEqual({
      errors: { email: form.usedEmail },
      refusal: null,
      over: { kind: 'info', text: outcome.alreadyReceived },
    })
  })
})

test('an application in doubt that was not sent again is told as such, with the place where it can be', () => {
  const standing = { ...unsure, isAnswered: true, isRepeat: true }
  expect(resultWords(standing, { words: outcome })?.text).toMatch(/did not send it again.*“Your requests”/)
})
