import { describe, expect, test } from 'vitest'
import { refusedField } from '#src/features/tours/copy.ts'
import { type BookingChoice, noChoice } from './booking-choice.ts'
import {
  areLoading,
  bookingLabel,
  type ChoiceList,
  type ChoiceLists,
  dateOptions,
  openSteps,
  timeOptions,
  vanishedStep,
} from './choice-list.ts'
import { noContact } from './contact.ts'
import { standingErrors, wrongFields } from './missing-fields.ts'

test('dates after today are offered, in words, under their month', () => {
  const value = ['2026-12-04', '2026-12-05', '2026-12-06']
  expect(dateOptions({ value, storedAt: 0 }, '2026-12-05')).toEqual([
    { value: '2026-12-06', label: 'Sun, Dec 6, 2026', group: 'December 2026' },
  ])
})

test('times are told with AM and PM, and stand for their schedule', () => {
  expect(timeOptions([{ scheduleId: '7', time: '14:30' }])).toEqual([{ value: '7', label: '2:30 PM' }])
})

const list = (state: ChoiceList['state'], ...values: string[]): ChoiceList => ({
  state,
  options: values.map((value) => ({ value, label: value })),
  storedAt: null,
  retry: () => undefined,
})

const choice: BookingChoice = {
  projectType: 'land',
  projectId: '3',
  packageId: '14',
  date: '2026-12-05',
  scheduleId: '77',
}

const offered: ChoiceLists = {
  projectId: list('loaded', '3', '4'),
  packageId: list('loaded', '14'),
  date: list('loaded', '2026-12-05'),
  scheduleId: list('loaded', '77'),
}

describe('the choice that vanished', () => {
  test.each<[string, BookingChoice, Partial<ChoiceLists>, string | null]>([
    ['none, when all is still offered', choice, {}, null],
    ['none, when nothing is chosen', noChoice, {}, null],
    ['none, while the list is on its way', choice, { date: list('loading') }, null],
    ['none, when the list cannot be read', choice, { date: list('offline') }, null],
    ['none, while the choice before it is open', choice, { date: null }, null],
    ['a date that is gone', choice, { date: list('loaded', '2026-12-12') }, 'date'],
    ['a time of which none is left', choice, { scheduleId: list('empty') }, 'scheduleId'],
    [
      'the first one, when later ones went with it',
      choice,
      { packageId: list('loaded', '15'), date: list('empty') },
      'packageId',
    ],
  ])('%s', (_, chosen, change, step) => {
    expect(vanishedStep(chosen, { ...offered, ...change })).toBe(step)
  })
})

describe('the steps that are open', () => {
  test.each<[string, BookingChoice, Partial<ChoiceLists>, string[]]>([
    ['none, when every list offers what is chosen', choice, {}, []],
    ['one that is not chosen', { ...choice, scheduleId: null }, {}, ['scheduleId']],
    ['none that is chosen while its list is on its way', choice, { scheduleId: list('loading') }, []],
    [
      'one that is not chosen while its list is on its way',
      { ...choice, scheduleId: null },
      { scheduleId: list('loading') },
      ['scheduleId'],
    ],
    ['one whose list cannot be read', choice, { packageId: list('offline') }, ['packageId']],
    [
      'all of an untouched form',
      noChoice,
      {},
      ['projectType', 'projectId', 'packageId', 'date', 'scheduleId'],
    ],
  ])('%s', (_, chosen, change, expected) => {
    expect(openSteps(chosen, { ...offered, ...change })).toEqual(expected)
  })
})

test('the choices are still loading while a list of what is chosen is on its way', () => {
  const later = { ...offered, scheduleId: list('loading') }
  expect(areLoading(choice, offered)).toBe(false)
  expect(areLoading(choice, later)).toBe(true)
  expect(areLoading({ ...choice, scheduleId: null }, later)).toBe(false)
})

test('a booking is named by its package, date and time', () => {
  expect(bookingLabel(choice, offered)).toBe('14, 2026-12-05, 77')
})

describe('the words beside a choice', () => {
  const wrong = wrongFields(noContact, ['firstname', 'projectId', 'packageId'])

  test('stand beside the first open one only', () => {
    expect(wrong).toMatchObject({ firstname: 'Please fill in: first name.', projectId: 'Choose a project.' })
    expect(wrong).not.toHaveProperty('packageId')
  })

  test('are over once its list has come with what is chosen', () => {
    expect(standingErrors(wrong, ['firstname', 'projectId'])).toEqual(wrong)
    const { projectId: _, ...rest } = wrong
    expect(standingErrors(wrong, ['firstname'])).toEqual(rest)
  })

  test('stay if they are those of a refusal', () => {
    const refused = { date: refusedField.date, email: refusedField.email }
    expect(standingErrors(refused, [])).toEqual(refused)
  })
})
