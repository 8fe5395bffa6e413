import { describe, expect, test } from 'vitest'
import { contactWays } from './contact-ways.ts'

const office = { whatsApp: '2348000000000', phone: '+2348000000000' }
const letter = { email: 'tours@adbond.example', subject: 'A & B', text: 'Ada, 5 & 6\nRef #1' }

describe('ways to write to the office', () => {
  test('fill in the message for each app', () => {
    expect(contactWays(letter, office)).toEqual([
      { way: 'whatsapp', href: 'https://wa.me/2348000000000?text=Ada%2C%205%20%26%206%0ARef%20%231' },
      { way: 'sms', href: 'sms:+2348000000000?&body=Ada%2C%205%20%26%206%0ARef%20%231' },
      {
        way: 'email',
        href: 'mailto:tours@adbond.example?subject=A%20%26%20B&body=Ada%2C%205%20%26%206%0D%0ARef%20%231',
      },
      { way: 'call', href: 'tel:+2348000000000' },
    ])
  })

  test.each([
    ['whatsApp', ['sms', 'email', 'call']],
    ['phone', ['whatsapp', 'email']],
    ['email', ['whatsapp', 'sms', 'call']],
  ])('leave out what the owner did not set: %s', (setting, left) => {
    const none = { [setting]: '' }
    expect(contactWays({ ...letter, ...none }, { ...office, ...none }).map(({ way }) => way)).toEqual(left)
  })
})
