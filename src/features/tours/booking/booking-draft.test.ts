import { describe, expect, test } from 'vitest'
import { bookingChoice, noChoice } from './booking-choice.ts'
import { type BookingInDraft, draftFields, fromDraft } from './booking-draft.ts'
import { noContact } from './contact.ts'

const full: BookingInDraft = {
  contact: { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', phoneNumber: '0803 123 4567' },
  choice: { projectType: 'land', projectId: '3', packageId: '14', date: '2026-12-05', scheduleId: '7' },
  chosenUnder: '?projectType=land',
}

describe('a half-filled booking', () => {
  test.each<[string, BookingInDraft]>([
    ['all filled', full],
    ['a name only', { contact: { ...noContact, firstname: 'Ada' }, choice: noChoice, chosenUnder: null }],
    [
      'half of the choices',
      { contact: noContact, choice: { ...noChoice, projectType: 'agro', projectId: '4' }, chosenUnder: null },
    ],
  ])('comes back as it was: %s', (_, booking) => {
    expect(fromDraft(draftFields(booking) ?? {})).toEqual(booking)
  })

  test('with nothing in it is none', () => {
    const blank = { contact: { ...noContact, firstname: ' ' }, choice: noChoice, chosenUnder: null }
    expect(draftFields(blank)).toBeNull()
  })

  test('that another version wrote gives what can be used', () => {
    expect(fromDraft({ firstname: 'Ada', projectType: 'castle', colour: 'red' })).toMatchObject({
      contact: { firstname: 'Ada', email: '' },
      choice: noChoice,
    })
  })
})

describe('the kept choices', () => {
  const kept = full.choice
  test.each([
    ['fill an empty form', noChoice, kept],
    [
      'go on from what the address chose',
      { ...noChoice, projectType: 'land', projectId: '3' } as const,
      kept,
    ],
    ['give way to another tour', { ...noChoice, projectType: 'home' } as const, null],
    ['give way to another date', { ...kept, date: '2026-12-12', scheduleId: null }, null],
  ])('%s', (_, standing, expected) => {
    expect(bookingChoice(standing, { kind: 'restored', choice: kept, line: null })).toEqual(
      expected ?? standing,
    )
  })

  test('end at their first gap', () => {
    const choice = { ...kept, packageId: null }
    expect(bookingChoice(noChoice, { kind: 'restored', choice, line: null })).toEqual({
      ...noChoice,
      projectType: 'land',
      projectId: '3',
    })
  })
})
