import { describe, expect, test } from 'vitest'
import { message } from '#src/features/requests/copy.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { messageText } from './message-text.ts'

const long = request({
  kind: 'team-application',
  details: { firstname: 'Ada', reason: 'x'.repeat(2_000) },
})

describe('a request as text', () => {
  test('holds what the office needs to book it by hand', () => {
    expect(messageText(request())).toBe(
      [
        'Hello Adbond, please book this site tour for me:',
        'Ibeju Country Home, Sat, Dec 5, 2026, 9:00 AM',
        'First name: Ada',
        'Last name: Obi',
        'Email: ada@example.com',
        'Phone number: +2348031234567',
        'Reference: AB-7WNRR7',
      ].join('\n'),
    )
  })

  test.each(['tour-booking', 'team-application'] as const)(
    'warns the office of a %s that may be there already, and calls no application a booking',
    (kind) => {
      const said = messageText(request({ kind, mayHaveArrived: true }))
        .split('\n')
        .at(-1)
      expect(said).toBe(message.mayHaveArrived)
      expect(said).not.toMatch(/book/)
    },
  )

  test('of a receipt holds no personal data and asks for nothing', () => {
    const text = messageText(request({ state: 'delivered', details: null, mayHaveArrived: true }))
    expect(text).toBe('Sent to Adbond:\nIbeju Country Home, Sat, Dec 5, 2026, 9:00 AM\nReference: AB-7WNRR7')
  })

  test('holds all of a long reason', () => {
    expect(messageText(long)).toMatch(/Reason: x{2000}\n/)
  })

  test('cuts a long reason where the room is short, and shows that it did', () => {
    expect(messageText(long, 500)).toMatch(/Reason: x{499}…\n/)
  })

  test('cuts no emoji in half, which no link could hold', () => {
    const reason = `${'x'.repeat(498)}🙂🙂🙂`
    const text = messageText(request({ kind: 'team-application', details: { reason } }), 500)
    expect(text).toContain('x🙂…')
    expect(encodeURIComponent(text)).toContain('%F0%9F%99%82')
  })
})
