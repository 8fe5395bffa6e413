import { afterEach, expect, it } from 'vitest'
import { siteConfig } from '#contract/site-config.ts'
import { tourQuestions } from '#src/features/tours/content.ts'
import { pending } from '#src/features/tours/copy.ts'
import { calendar, message, visit as words } from './visit-copy.ts'

const { apiIsIdempotent } = siteConfig
afterEach(() => void Object.assign(siteConfig, { apiIsIdempotent }))

const CODE = 'AB-1Z5E61'
const answerOf = (id: string) => tourQuestions.find((one) => one.id === id)?.answer ?? ''

it('who asks an office that knows no codes is asked for a name, and gives no code', () => {
  const said = () => [message.text('Moniya', CODE), message.subject('Moniya', CODE), calendar.reference(CODE)]
  Object.assign(siteConfig, { apiIsIdempotent: true })
  for (const text of said()) expect(text).toContain(CODE)
  expect(message.text('Moniya', CODE)).not.toContain('name')
  Object.assign(siteConfig, { apiIsIdempotent: false })
  for (const text of said()) expect(text).not.toContain(CODE)
  expect(message.text('Moniya', CODE)).toContain('\nI booked under the name: ')
  expect(calendar.reference(CODE)).toContain('your name')
})

it('who asks for the nearest pickup point is asked where that would be', () => {
  expect(message.text('Moniya', CODE)).toMatch(/nearest to me\?.*\nI am in: $/s)
})

it('what says Booked is booked: nobody is told to wait for a second word', () => {
  const said = [words.pickupText, calendar.pickup, answerOf('transport')]
  for (const text of said) expect(text).toMatch(/^(?!.*confirm).*before the visit/is)
  expect(pending.delivered).toMatch(/^Booked\./)
})

it('a family is told to book a seat for each, by the words of the button', () => {
  expect(answerOf('who')).toContain('a seat for each of you')
  expect(answerOf('who')).toContain(`“${words.another}”`)
})
