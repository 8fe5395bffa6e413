import { describe, expect, test } from 'vitest'
import { contactWays, type OfficeContacts } from './contact-ways.ts'

const office: OfficeContacts = {
  whatsApp: '+234 800 000 0000',
  phone: '+234 800 000 0000',
  tourEmail: 'tours@adbond.example',
  hrEmail: 'careers@adbond.example',
}
const letter = { kind: 'tour-booking', subject: 'A & B', text: 'Ada, 5 & 6\nRef #1' } as const

describe('sending it another way', () => {
  test('fills in the message for each app', () => {
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

  test('writes to the people who hire about an application', () => {
    const email = contactWays({ ...letter, kind: 'team-application' }, office).find(
      ({ way }) => way === 'email',
    )
    expect(email?.href).toContain('mailto:careers@adbond.example?')
  })

  test.each<[keyof OfficeContacts, string[]]>([
    ['whatsApp', ['sms', 'email', 'call']],
    ['phone', ['whatsapp', 'email']],
    ['tourEmail', ['whatsapp', 'sms', 'call']],
  ])('leaves out what the owner did not set: %s', (setting, left) => {
    expect(contactWays(letter, { ...office, [setting]: '' }).map(({ way }) => way)).toEqual(left)
  })
})
