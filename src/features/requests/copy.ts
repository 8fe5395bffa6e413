/** Words of the outbox screen: what this phone keeps for a person, and what became of it. */
import { siteConfig } from '#contract/site-config.ts'

const IN_DOUBT = 'It may have arrived all the same: ask us before you send it again.'

const USED_EMAIL = 'We already hold an application with this e-mail address.'

export const page = {
  title: 'Your requests',
  description: 'Every booking and application that this phone keeps until it has verifiably arrived.',
}

export const intro = {
  eyebrow: 'Bookings and applications',
  title: 'Your requests on this phone',
  lead: 'Bookings and applications are saved here first, then sent.',
}

export const list = {
  looking: 'Looking at what this phone keeps…',
  needsYou: 'These need you',
  waiting: 'Waiting to be sent',
  done: 'Done',
  find: 'Find a request',
  findHelp: 'A name, a number, a package or a reference.',
  notFound: (sought: string) => `No request on this phone matches “${sought}”.`,
  aboutDone:
    'A receipt holds your initials, none of your other details, and goes by itself after 30 days, or when the day of its tour is over.',
  emptyTitle: 'Nothing waits on this phone',
  empty: 'What you book or apply for appears here, with the truth about whether it arrived.',
  toTours: 'Book a site tour',
  toTeam: 'Join the virtual team',
}

export const storage = {
  unavailable:
    'This phone does not let the site store anything. Requests live only as long as this page is open: keep it open, or send them another way.',
  full: 'The storage of this phone is full. New requests live only as long as this page is open: free some space, or send them another way.',
  unreadable: (requests: string) =>
    `${requests} made by a newer version of this site cannot be shown here. Reload the page to see more.`,
}

const once = {
  title: 'Booked once',
  text: 'We send a request again only when that cannot book you twice. In doubt, we ask you.',
}

export const inDoubt = {
  title: 'In doubt, you decide',
  text: 'When no clear answer comes, we say so and send nothing again by ourselves. Should one press ever count twice, tell us.',
}

/** The office knows a code from the key that came with it; an API without keys is sent none (decision 080). */
const { apiIsIdempotent: isCodeKnown } = siteConfig
const withWhat = (code: string) => (isCodeKnown ? `with the reference ${code}` : 'with your name')

export const lost = {
  title: 'A request is missing',
  text: (label: string, code: string) =>
    `${label}. Your browser threw away what this phone kept, before we know that it was sent. Ask us ${withWhat(code)}, or make it again.`,
  read: 'I have read it',
}

export const promise = {
  title: 'How your requests are kept',
  points: [
    {
      title: 'Saved before sent',
      text: 'Your request is on this phone before the first try, so a lost signal loses nothing.',
    },
    // Each is said only where it is true; the API decides which one (decision D13).
    siteConfig.apiIsIdempotent ? once : inDoubt,
    {
      title: 'Erased when done',
      text: 'Your details are erased here once they arrive, and after 72 hours at the latest.',
    },
  ],
}

export const kinds = { 'tour-booking': 'Site tour', 'team-application': 'Virtual team' }

export const states = {
  queued: {
    title: 'Not sent yet',
    saved: 'Saved on this phone. We will send it when you are back online.', // decision D10
    again:
      'Saved on this phone. We will send it again when you are back online. The first one may have arrived.',
    waitsForServer: 'Saved on this phone. Our server could not take it; we try again.',
    waitsForPortal:
      'Saved on this phone. This network answered in place of our server: it may want you to sign in. We try again.',
    waitsForRoom: 'This phone is too full to send it safely. Free some space, or send it another way.',
    countsOnce:
      'Saved on this phone. We will send it when you are back online. Should it have arrived already, it counts once.',
    inMemory: 'This phone did not store it. Keep this page open until it is sent, or send it another way.',
  },
  sending: { title: 'Sending now', text: 'It is on its way. This takes half a minute at most.' },
  delivered: {
    'tour-booking': { title: 'Booked', text: 'It has arrived. We will write to you before the visit.' },
    'team-application': { title: 'Received', text: 'Your application has arrived.' },
  },
  dayIsOver: { text: 'The day of the tour is over.' },
  alreadyReceived: {
    title: 'Already received',
    text: `${USED_EMAIL} There is nothing left to send.`,
  },
  refused: {
    'tour-booking': 'Could not be booked',
    'team-application': 'Not accepted',
    noReason: 'Our server gave no reason.',
    kept: 'Your details are still here.',
    erased: 'Your details were erased after 72 hours.',
    inDoubt: ` ${IN_DOUBT}`,
  },
  expired: {
    title: 'Not sent in time',
    text: 'It could not be sent in time, so your details were erased.',
  },
  expiredInDoubt: {
    title: 'No answer in time',
    text: `We heard no answer in time, so your details were erased. ${IN_DOUBT}`,
  },
  unsure: {
    title: 'We do not know',
    text: 'No clear answer came. It may have arrived. We do not send it again by ourselves: you decide.',
    fault: (reason: string) =>
      `Our server said “${reason}”. It may have arrived. We do not send it again by ourselves: you decide.`,
  },
}

export const times = {
  soon: 'in a moment',
  within: (duration: string) => `in ${duration}`,
  whenOnline: (otherwise: string) => `as soon as there is a network; we also look ${otherwise}`,
  made: 'Made',
  lastAttempt: 'Last try',
  never: 'not tried yet',
  nextAttempt: 'Next try',
  arrived: 'Arrived',
  erased: 'Details erased',
  reference: 'Reference',
  for: 'For',
  erasedSoon: (within: string, isSentByItself: boolean) =>
    `Your details are erased from this phone ${within}. ${isSentByItself ? 'If there is no network until then,' : 'Decide before then, or'} send it another way.`,
}

export const actions = {
  send: 'Send now',
  sending: 'Sending…',
  edit: 'Edit',
  copy: 'Copy text',
  delete: 'Delete',
  more: 'Details and actions',
  less: 'Less',
  copied: 'Copied',
  copyFailed: 'This phone does not let the site copy.',
  again: {
    'tour-booking': 'Book again',
    'team-application': 'Apply again',
  },
}

export const sendOutcome = {
  delivered: 'Sent. It has arrived.',
  queued: 'Still waiting: it could not be sent just now. We keep trying.',
  refused: 'It was not accepted. Please read why.',
  unsure: 'No clear answer came again, so we still do not know whether it arrived.',
  standing: 'Nothing was sent: the same request is on the list already.',
  tooLate: 'It is being sent at this moment, or is already gone.',
  failed: 'Something went wrong. Please try again later.',
}

export const sendAgain = {
  title: 'Send it again?',
  text: 'The first one may have arrived. If it has, you would be booked twice. Ask us first if you can.',
  confirm: 'Send it again',
}

export const editAnyway = {
  title: 'Change it all the same?',
  text: 'No clear answer came. It may have arrived. With other details it is a new request: had the first one arrived, both would count.',
  confirm: 'Change it',
}

export const deletion = {
  title: 'Delete this request?',
  unsent: 'It has not gone through. Once deleted it cannot be brought back.',
  mayHaveArrived:
    'It may have reached us already. Deleting it here does not cancel it: call us if you no longer want it.',
  receipt: 'Only this receipt is deleted. What you sent stays with us.',
  confirm: 'Delete it',
  done: 'Deleted',
}

export const editing = {
  title: 'Edit details',
  save: 'Save and send',
  saving: 'Sending…',
  booking: 'The tour, its day and its time stay as they are.',
  refusedField: 'Please change this.',
  usedEmail: `${USED_EMAIL} If it is not yours, please give another.`,
  incomplete: 'Please fill in all fields',
  firstIsHeld: 'We hold it with the details as they were before. Tell us what is different.',
  overtaken: (code: string) =>
    `It went out while you were changing it, with the details as they were before. Tell us what is different, ${withWhat(code)}.`,
}

export const otherWays = {
  title: 'Send it another way',
  text: (code: string) =>
    `The message is written for you, with the reference ${code}. Once we have answered, delete the request here, so that it does not go out a second time.`,
  call: (code: string) => (isCodeKnown ? `Call and say ${code}` : 'Call us'),
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
}

export const detailLabels = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  location: 'Location',
  reason: 'Reason',
}

export const message = {
  opening: {
    'tour-booking': 'Hello Adbond, please book this site tour for me:',
    'team-application': 'Hello Adbond, please take my application:',
  },
  receipt: 'Sent to Adbond:',
  reference: 'Reference',
  mayHaveArrived: 'It may have reached you already: please check first.',
  subject: (label: string, code: string) => `${label} (${code})`,
}
