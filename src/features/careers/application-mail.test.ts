import { expect, test } from 'vitest'
import { applicationMail } from './application-mail.ts'
import { jobs } from './content.ts'

test.each(jobs.map(({ title }) => title))(
  'an application as %s names the position in its subject',
  (title) => {
    const mail = new URL(applicationMail('jobs@adbond.example', title) ?? '')
    expect(mail.protocol + mail.pathname).toBe('mailto:jobs@adbond.example')
    expect(mail.searchParams.get('subject')).toBe(`Application: ${title}`)
    expect(mail.searchParams.get('body')).toContain('\r\n')
  },
)

test('a title with signs of its own stays one subject', () => {
  const mail = new URL(applicationMail('jobs@adbond.example', 'R&D + "care"?') ?? '')
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(applicationMail('jobs@adbond.example', 'R&D + x')).toContain('R%26D%20%2B%20x')
})

test('without an address there is nothing to press', () => {
  expect(applicationMail('', 'I.T')).toBeNull()
})
