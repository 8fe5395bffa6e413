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

  test('hold no half of an emoji that a cut paste left, of which no address can be made', () => {
    const cut = { ...letter, subject: 'A \ud83d', text: 'B \ud83d \u{1f600}', short: 'C \udc00' }
    const [chat, , mail] = contactWays(cut, office).map(({ href }) => href)
    expect(chat).toMatch(/=C%20%EF%BF%BD$/)
    expect(mail).toMatch(/=A%20%EF%BF%BD&body=B%20%EF%BF%BD%20%F0%9F%98%80$/)
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
