import { expect, test } from 'vitest'
import { refusedDetails } from './refused-details.ts'

test.each([
  [
    'tour-booking',
    { phoneNumber: 'Bad format.' },
    { phoneNumber: /^Please change this\. .+“Bad format\.”$/ },
  ],
  ['tour-booking', { bookedDate: 'After today.' }, {}],
  ['team-application', { email: 'No.' }, { email: /^Please enter an e-mail address.+“No\.”$/ }],
  [
    'team-application',
    { email: 'Already taken.' },
    { email: /^We already hold an application with this e-mail address\..+“Already taken\.”$/ },
  ],
  [
    'tour-booking',
    { email: 'Already taken.' },
    { email: /^Please enter an e-mail address.+“Already taken\.”$/ },
  ],
] as const)(
  'what the server refused of a %s stands beside the fields that can be changed: %j',
  (kind, fieldWords, said) => {
    const found = refusedDetails({ kind, fieldWords })
    expect(Object.keys(found)).toEqual(Object.keys(said))
    for (const [field, words] of Object.entries(said)) {
      expect(Object.entries(found)).toContainEqual([field, expect.stringMatching(words)])
    }
  },
)
