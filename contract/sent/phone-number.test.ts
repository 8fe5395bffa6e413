import { describe, expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

describe('a number that is understood is sent in its international form', () => {
  test.each([
    ['08031234567', '+2348031234567'],
    ['0803 123 4567', '+2348031234567'],
    ['0803-123-4567', '+2348031234567'],
    ['0803\u2011123\u20134567', '+2348031234567'],
    ['0803·123·4567', '+2348031234567'],
    [' 09012345678 ', '+2349012345678'],
    ['07012345678', '+2347012345678'],
    ['+2348031234567', '+2348031234567'],
    ['+234 803 123 4567', '+2348031234567'],
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
    ['23408031234567', '+2348031234567'],
    ['002348031234567', '+2348031234567'],
    ['01 271 2345', '+23412712345'],
    ['0201 271 2345', '+2342012712345'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 7911 123456', '+447911123456'],
    ['(+44)(0)7911 123456', '+447911123456'],
    ['(0803) 123 4567', '+2348031234567'],
    ['+39 06 6982 1234', '+390669821234'],
  ])('%s → %s', (typed, number) => {
    expect(phoneNumber(typed)).toEqual({ number, isDoubtful: false })
  })
})

describe('a doubtful number is sent as it was typed, with a warning', () => {
  test.each([
    ['0803 123 456', 'a digit is missing'],
    ['080312345678', 'a digit too many'],
    ['8031234567', 'neither a leading 0 nor a country code'],
    ['0603 123 4567', 'no Nigerian network starts so'],
    ['+234 603 123 4567', 'no Nigerian network starts so'],
    ['+44 20', 'too short for any country'],
    ['+1234567890123456', 'longer than any number'],
    ['call me', 'words'],
    ['0803 123 4567 ext 2', 'words beside it'],
    ['12345', 'too short'],
  ])('%s (%s)', (typed) => {
    expect(phoneNumber(typed)).toEqual({ number: typed, isDoubtful: true })
  })
})

test('reading a number twice changes nothing', () => {
  const { number } = phoneNumber('0803 123 4567')
  expect(phoneNumber(number)).toEqual({ number, isDoubtful: false })
})
