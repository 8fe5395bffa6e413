const ELSEWHERE = 'It was made with a version of this site that sends elsewhere.'

/** In place of the API's words, about a request that this version of the site does not send by itself. */
export const elsewhere = {
  'tour-booking': `${ELSEWHERE} Please choose the tour again.`,
  'team-application': `${ELSEWHERE} Please send it again.`,
}

/** Words of the phone's own notifications. A locked screen shows them, so they name the tour and never the person. */
export const notices = {
  delivered: {
    'tour-booking': 'Your site tour is booked',
    'team-application': 'Your application has arrived',
  },
  alreadyReceived: 'We already had your application',
  slotGone: 'Your site tour is not booked yet',
  slotGoneText: (label: string) => `${label}: no longer free. Tap to take the next free date.`,
  refused: {
    'tour-booking': 'Your site tour could not be booked',
    'team-application': 'Your application was not accepted',
  },
  refusedText: 'Your details are still on this phone. Tap to see why.',
  unsure: 'We do not know whether your request arrived',
  unsureText: 'No clear answer came. Tap to decide.',
  waits: 'Your request is not sent yet',
  waitsText: 'Tap when you have a network.',
  expired: 'Your request could not be sent in time',
  expiredText: 'Your details were erased from this phone. Tap to begin again.',
  expiredInDoubt: 'Your request got no answer in time',
  expiredInDoubtText:
    'Your details were erased from this phone. It may have arrived: ask us before you send it again.',
  several: (requests: number) => `News of ${requests} requests`,
  severalText: (arrived: number, needYou: number) => `${arrived} arrived, ${needYou} need you.`,
}
