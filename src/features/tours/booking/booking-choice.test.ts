import { describe, expect, test } from 'vitest'
import { type BookingChoice, bookingChoice, type ChoiceEvent, firstGap, noChoice } from './booking-choice.ts'

const full: BookingChoice = {
  projectType: 'land',
  projectId: '3',
  packageId: '14',
  date: '2026-12-05',
  scheduleId: '77',
}

describe('changing one choice clears every later one', () => {
  test.each<[string, ChoiceEvent, Partial<BookingChoice>]>([
    ['project type', { kind: 'chosen', step: 'projectType', value: 'agro' }, { projectType: 'agro' }],
    ['project', { kind: 'chosen', step: 'projectId', value: '4' }, { projectType: 'land', projectId: '4' }],
    [
      'package',
      { kind: 'chosen', step: 'packageId', value: '15' },
      { projectType: 'land', projectId: '3', packageId: '15' },
    ],
    [
      'date',
      { kind: 'chosen', step: 'date', value: '2026-12-12' },
      { projectType: 'land', projectId: '3', packageId: '14', date: '2026-12-12' },
    ],
    ['time', { kind: 'chosen', step: 'scheduleId', value: '78' }, { ...full, scheduleId: '78' }],
  ])('%s', (_, event, kept) => {
    expect(bookingChoice(full, event)).toEqual({ ...noChoice, ...kept })
  })
})

test('choosing the same again clears nothing', () => {
  expect(bookingChoice(full, { kind: 'chosen', step: 'projectId', value: '3' })).toBe(full)
})

test('a choice adds to the ones before it', () => {
  const land = bookingChoice(noChoice, { kind: 'chosen', step: 'projectType', value: 'land' })
  const project = bookingChoice(land, { kind: 'chosen', step: 'projectId', value: '3' })
  expect(project).toEqual({ ...noChoice, projectType: 'land', projectId: '3' })
})

describe('a preselection', () => {
  test('replaces what was chosen', () => {
    const choice = { ...noChoice, projectType: 'home' as const, projectId: '9' }
    expect(bookingChoice(full, { kind: 'preselected', choice })).toEqual(choice)
  })

  test('counts only up to its first gap', () => {
    const choice = { ...full, projectId: null }
    expect(bookingChoice(noChoice, { kind: 'preselected', choice })).toEqual({
      ...noChoice,
      projectType: 'land',
    })
  })
})

describe('the address on arrival', () => {
  test('fills a form in which nothing was chosen', () => {
    expect(bookingChoice(noChoice, { kind: 'suggested', choice: full })).toEqual(full)
  })

  test('adds to the same project type chosen before the page answered', () => {
    const choice = { ...noChoice, projectType: 'land' as const }
    expect(bookingChoice(choice, { kind: 'suggested', choice: full })).toEqual(full)
  })

  test('gives way to another project type chosen before the page answered', () => {
    const choice = { ...noChoice, projectType: 'home' as const }
    expect(bookingChoice(choice, { kind: 'suggested', choice: full })).toBe(choice)
  })
})

test('clearing opens every choice', () => {
  expect(bookingChoice(full, { kind: 'cleared' })).toEqual(noChoice)
})

test.each([
  [noChoice, 'projectType'],
  [{ ...noChoice, projectType: 'land' as const }, 'projectId'],
  [{ ...full, scheduleId: null }, 'scheduleId'],
  [full, null],
])('the next step of %j is %j', (choice, step) => {
  expect(firstGap(choice)).toBe(step)
})

describe('the line of the page, chosen by itself,', () => {
  const line = 'land'
  const byPage = bookingChoice(noChoice, { kind: 'suggested', choice: { ...noChoice, projectType: line } })

  test('gives way to what the phone kept of a form', () => {
    const choice = { ...full, projectType: 'agro' as const }
    expect(bookingChoice(byPage, { kind: 'restored', choice, line })).toEqual(choice)
  })

  test('stands where the kept form had none', () => {
    expect(bookingChoice(byPage, { kind: 'restored', choice: noChoice, line })).toEqual(byPage)
  })

  test('is the person’s own once a project is chosen with it', () => {
    const own = bookingChoice(byPage, { kind: 'chosen', step: 'projectId', value: '3' })
    const choice = { ...full, projectType: 'agro' as const }
    expect(bookingChoice(own, { kind: 'restored', choice, line })).toBe(own)
  })
})
