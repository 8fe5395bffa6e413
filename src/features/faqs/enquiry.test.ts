import { describe, expect, test } from 'vitest'
import { enquiryMail, enquiryProblems, enquiryText, noEnquiry, questionText } from './enquiry.ts'
import { problems } from './page-copy.ts'

const ADA = {
  firstname: ' Ada ',
  lastname: 'Obi & Sons',
  email: 'ada@example.com',
  location: 'Lagos',
  message: 'Is plot 7 free?\nI ask for 100% of it.',
}

describe('a question', () => {
  test('needs every field', () => {
    expect(Object.keys(enquiryProblems(noEnquiry))).toEqual([
      'firstname',
      'lastname',
      'email',
      'location',
      'message',
    ])
    expect(enquiryProblems({ ...ADA, location: ' \n' })).toEqual({ location: problems.missing('Location') })
    expect(enquiryProblems(ADA)).toEqual({})
  })

  test.each([
    ['ada@example.com', true],
    ['ada.obi+plots@mail.example.ng', true],
    ['ada@localhost', true],
    ['ada', false],
    ['ada@', false],
    ['@example.com', false],
    ['ada@exa mple.com', false],
    ['ada@-example.com', false],
  ])('from %s', (email, isRight) => {
    expect(enquiryProblems({ ...ADA, email }).email === undefined).toBe(isRight)
  })

  test('becomes an e-mail with all of it', () => {
    const mail = new URL(enquiryMail(ADA, 'sales@adbond.example'))
    expect(mail.pathname).toBe('sales@adbond.example')
    expect(mail.searchParams.get('subject')).toBe('Question from Ada Obi & Sons')
    expect(mail.searchParams.get('body')).toBe(enquiryText(ADA))
    for (const words of ['100% of it', 'First name: Ada\r\n', 'Last name: Obi & Sons', 'Location: Lagos']) {
      expect(enquiryText(ADA)).toContain(words)
    }
  })

  test('cannot add a recipient, and half an emoji does not break it', () => {
    const mail = enquiryMail({ ...ADA, message: '&cc=a@evil.example \uD83C' }, 'sales@adbond.example')
    expect(new URL(mail).searchParams.has('cc')).toBe(false)
  })
})

test.each([
  [{}, 'Hello, I have a question.'],
  [{ message: ' Who signs? ' }, 'Hello, I have a question.\nWho signs?'],
  [
    { message: 'Who signs?', firstname: 'Ada', lastname: 'Obi', location: 'Jos', email: 'a@b.ng' },
    'Hello, I have a question.\nWho signs?\nAda Obi, Jos',
  ],
  [{ message: 'half \ud83d' }, 'Hello, I have a question.\nhalf \ufffd'],
])('a chat takes along what was typed: %j', (typed, text) => {
  expect(questionText({ ...noEnquiry, ...typed })).toBe(text)
})
