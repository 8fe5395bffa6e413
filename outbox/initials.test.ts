import { describe, expect, test } from 'vitest'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { initialsOf, withoutBody } from './initials.ts'

const entry = (firstname: string, lastname: string) => {
  const { body, ...rest } = booking('Ada')
  return newEntry({ ...rest, body: { ...body, firstname, lastname } }, crypto.randomUUID(), 0)
}

describe('the initials of a request', () => {
  test.each([
    ['Adaeze', 'Okonkwo', 'A. O.'],
    [' ada ', 'obi', 'A. O.'],
    ['O\u0323la\u0301', 'Ẹ̀bùn', 'Ọ. Ẹ.'],
    ['Ada', '', 'A.'],
    ['', ' ', ''],
    ['𝒜da', 'Obi', '𝒜. O.'],
  ])('of "%s" "%s" are "%s"', (firstname, lastname, initials) => {
    expect(initialsOf(entry(firstname, lastname))).toBe(initials)
  })

  test('are all that stays when the details are erased', () => {
    const erased = withoutBody(entry('Adaeze', 'Okonkwo'))
    expect(initialsOf(erased)).toBe('A. O.')
    expect(JSON.stringify(erased)).not.toMatch(/Adaeze|Okonkwo|example|0803/)
  })

  test.each([
    ['her name', 'Adaeze cannot come on this day', null],
    ['a part of it, in capitals', 'OKONKWO is on the list', null],
    ['her number in another way', 'Called +234 08031234567', null],
    ['an address', 'No mail reaches a.o@example.test', null],
    ['nothing of her', 'This Schedule is fully booked', 'This Schedule is fully booked'],
  ])('stay beside words of the API only if these hold nothing of the person: %s', (_, message, kept) => {
    const refused = { ...entry('Adaeze Ngozi', 'Obi Okonkwo'), state: 'refused' as const, message }
    expect(withoutBody(refused).message).toBe(kept)
  })

  test('are not on the disk while the details are', () => {
    expect(entry('Adaeze', 'Okonkwo').initials).toBe('')
  })
})
