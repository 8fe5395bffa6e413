/** Words of the site tour screen and its form. Those that spec §2, §4 and §8 fix are exact. */

import { naira } from '#contract/format/naira.ts'
import type { ChoiceStep } from '#src/features/tours/booking/booking-choice.ts'

export const page = {
  title: 'Site Tour',
  description:
    'Visit our estates, farms and homes before you pay. Our bus from the pickup points, two to three hours, every question answered on the spot.',
}

export const hero = {
  title: 'Walk the land before you pay for it.',
  lead: 'See the pegs, the papers and the road in. We take you there and back from a pickup point near you.',
  toForm: 'Book a Site Tour',
  toTours: 'See upcoming tours',
  pictureAlt: 'Artist’s impression: a minibus drives up a red-earth road towards the estate gate.',
  facts: [
    { value: '2–3 hours', label: 'on the estate' },
    { value: 'Free bus', label: 'from pickup points' },
    { value: 'No pressure', label: 'buy there, later or never' },
  ],
}

export const tours = {
  title: 'Plan Your Visit',
  lead: 'Pick a tour and we fill in the form for you.',
  agePrefix: 'Tours as of',
  viewAll: 'View All Tours',
  viewMore: (more: number, all: number) => `View ${more} More of ${all} Packages`,
  viewFewer: 'View Fewer Tours',
  book: 'Book This Tour',
  askNextDate: 'Ask for a Date',
  day: 'Date',
  time: 'Time',
  fee: 'Tour fee',
  free: 'Free',
  feeUnsaid: 'Ask us',
  loading: 'Loading tours…',
  unread: {
    failedTitle: 'Unable to Load Tours', // spec §8
    failed: 'We could not read the tours just now. Please try again in a moment.',
    offlineTitle: 'Unable to Load Tours',
    offline: 'There is no connection, and this phone has not saved the tours yet.',
  },
  emptyTitle: 'No Tours Scheduled',
  empty: 'Write to us and we will tell you the next date:',
  over: 'The dates kept on this phone are over. New ones come with a network.',
  noneAfter: (today: string) =>
    `No dates after ${today}. Is that today? If not, please set the date of this phone.`,
}

const abroad = 'From abroad: + and the country code.'

export const form = {
  heading: 'Book Your Site Tour',
  lead: 'Tell us who is coming and choose what to see. Once you have chosen a package, you can go on without a network: we send it when you are back online.',
  aboutYou: 'Who is coming',
  yourTour: 'What you will see',
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone number',
  },
  submit: 'Book Site Tour',
  submitting: 'Sending…',
  silent:
    'Saved on this phone. Not booked yet. The line is slow: it is still being sent, and you read here what becomes of it.',
  notYet: 'Fill in every field to book.',
  choicesLoad: 'What you chose is still loading. You can book in a moment.',
  privacy:
    'We use these details for this visit only. They never leave this phone before you press the button.',
  summaryTitle: 'Your visit so far',
  notChosen: 'Not chosen yet',
  invalidEmail: 'Please enter an e-mail address, for example ada@example.com.',
  phoneHelp: 'We call it only about this visit. For example 0803 123 4567.',
  doubtfulPhone: `Please check this number. In Nigeria: 0803 123 4567. ${abroad}`,
  /** A number of London or Dubai may look like a landline of Nigeria. */
  phoneWillBe: (number: string, isLandline: boolean) =>
    `We will call ${number}.${isLandline ? ` ${abroad}` : ''}`,
}

/** What to do about a field that the server refused. */
export const refusedField = {
  firstname: 'Please check this name.',
  lastname: 'Please check this name.',
  email: form.invalidEmail,
  phoneNumber: form.doubtfulPhone,
  date: 'Please choose another date.',
  scheduleId: 'Please choose another time.',
}

type ChoiceWords = { label: string; placeholder: string; loading: string; empty: string; vanished: string }

export const choices: Record<ChoiceStep, ChoiceWords> = {
  projectType: {
    label: 'Project type',
    placeholder: 'Choose a project type',
    loading: '',
    empty: '',
    vanished: '',
  },
  projectId: {
    label: 'Project',
    placeholder: 'Choose a project',
    loading: 'Loading projects…',
    empty: 'No projects available for this project type.',
    vanished: 'The project you chose has no tour date just now. Please choose another.',
  },
  packageId: {
    label: 'Package',
    placeholder: 'Choose a package',
    loading: 'Loading packages…',
    empty: 'No packages available for this project.',
    vanished: 'The package you chose has no tour date just now. Please choose another.',
  },
  date: {
    label: 'Date',
    placeholder: 'Choose a date',
    loading: 'Loading dates…',
    empty: 'No dates available for scheduling.',
    vanished: 'The date you chose is no longer offered. Please choose another.',
  },
  scheduleId: {
    label: 'Time',
    placeholder: 'Choose a time',
    loading: 'Loading times…',
    empty: 'No time slots available for this date.',
    vanished: 'The time you chose is no longer offered. Please choose another.',
  },
}

export const choiceProblems = {
  offline: 'There is no connection, and this list is not saved on this phone.',
  failed: 'This list could not be loaded.',
  keptDays: (days: readonly string[]) => `This phone has the times of ${days.join('; ')}.`,
  tryAgain: 'Try again',
  trying: 'Trying…',
  agePrefix: 'Times as of',
}

export const outcome = {
  delivered: 'Successful!, Thank You for Booking!',
  queued: 'Saved on this phone. We will send it when you are back online.',
  inMemory: 'This phone did not store it. Keep this page open until it is sent, or call us to book.',
  failed: 'Something went wrong. Please try again later.',
  unsure:
    'No clear answer came, so we do not know whether you are booked. Please ask us before you book again.',
  stillUnsure:
    'We still do not know whether the first one arrived, so we did not send it again. “Your requests” shows what you can do.',
}

const IN_DOUBT = 'It may have arrived all the same: ask us before you book again.'

/** Words beside a booking that this phone keeps (decision D10). */
export const pending = {
  title: 'On this phone',
  queued: outcome.queued,
  inMemory: outcome.inMemory,
  sending: 'Sending now…',
  unsure: outcome.unsure,
  fault: (reason: string) =>
    `Our server said “${reason}”, so we do not know whether you are booked. “Your requests” shows what you can do.`,
  refused: (reason: string | null) => `Could not be booked. ${reason ?? outcome.failed}`,
  refusedErased: 'Could not be booked, and your details were erased.',
  refusedInDoubt: (reason: string) => `Our server said “${reason}”. ${IN_DOUBT}`,
  expired: 'Could not be sent in time, so your details were erased.',
  again: 'Please book again.',
  orElse: 'If not, please book again.',
  expiredInDoubt: `We heard no answer in time, so your details were erased. ${IN_DOUBT}`,
  delivered: 'Booked. We will write to you before the visit.',
  sendNow: 'Send now',
  aboutUnsent: 'We keep your details for up to 72 hours and delete them once they are sent.',
  toOutbox: 'See, change or delete under “Your requests”',
  more: (bookings: number) => `And ${bookings} more under “Your requests”`,
  toReceipt: 'See the receipt under “Your requests”',
}

/** Other dates in place of one that is gone. */
export const gone = {
  title: 'Take the next free date',
  lead: 'One press books it with the details you gave. You type nothing again.',
  looking: 'Looking for the next free dates…',
  none: 'There is no other free date for this package just now.',
  nextFull: 'The next dates are full.',
  unread: {
    failed: 'The free dates could not be loaded.',
    offline: 'There is no connection, and this phone has not saved the free dates of this package.',
  },
  otherPackages: 'Other packages of this estate',
  otherDates: 'Other dates',
  otherTours: 'All other tours',
  anotherDate: 'Choose another date',
  detailsGoAlong: 'Your details go along: you type nothing again.',
  occupied: 'The booking form holds the details of somebody else. Send or erase those first.',
  book: 'Book',
  tooLate: 'It is being sent at this moment, or is already gone.',
}

export const faq = {
  title: 'Before you come',
  lead: 'Five things people ask us first. Anything else, write to',
}

export const testimonials = {
  title: 'What visitors say',
  note: 'Sample visitors: people, words and portraits are invented for this preview.',
  pause: 'Pause',
  play: 'Play',
}

/** Whole naira on tour views (spec §9). 0 is free (decision E16); what is no fee at all promises nothing. */
export function tourFee(fee: number | null): string {
  if (fee === null || fee < 0) return tours.feeUnsaid
  return fee === 0 ? tours.free : naira(fee, { decimals: 0 })
}
