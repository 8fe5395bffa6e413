/** Words of the virtual team screen. Those that spec §2 and §8 fix are exact. */

export const page = {
  title: 'Virtual Team',
  description:
    'Meet the people who sell land, farms and homes from wherever they live, and apply to join Adbond’s virtual team.',
}

export const hero = {
  title: 'Work from where you are. Sell what you can stand on.',
  lead: 'Our virtual team answers buyers from Port Harcourt to Kaduna, on a phone and an honest price list.',
  toJoin: 'Join Us',
  toTeam: 'Meet the team',
  alt: 'Artist’s impression: two visitors walk up to pegged plots on a green hillside beside a winding red-earth road.',
}

export const spotlight = {
  title: 'Team spotlight',
  lead: 'Seven people, seven places, one way of working: tell the buyer everything, then let them walk the land.',
  sample: 'Sample team: these people, places and portraits are invented until the real team is shown here.',
  portrait: (name: string) => `Portrait of ${name}`,
  yourPlace: 'Your place',
  yourPlaceText: 'The eighth chair is open. Tell us where you are and why you would like it.',
  toJoin: 'Apply now',
}

export const join = {
  eyebrow: 'Join Us',
  title: "Become Part of Adbond's Virtual Team", // spec §2
  lead: 'Five answers are enough to begin. No fee, no CV, no account.',
  perksTitle: 'What you can count on',
}

export const form = {
  title: 'Your application',
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    location: 'Location',
    reason: 'Why do you want to join us?',
  },
  /** Where they are named in a sentence. */
  labels: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    location: 'Location',
    reason: 'Your reason',
  },
  help: {
    location: 'The town and state you would work from, for example Warri, Delta.',
    reason: 'Two or three sentences: what you do now, and what you would like to do with us.',
  },
  submit: 'Submit Application',
  submitting: 'Sending…',
  silent:
    'Saved on this phone. Not confirmed yet. The line is slow: it is still being sent, and you read here what becomes of it.',
  notYet: 'Fill in all five fields to submit.',
  privacy: 'We use these details for this application only. They leave your phone when you press the button.',
  refusedField: 'Please change this.',
  /** Families share an address, and agents lend theirs. */
  usedEmail:
    'We already hold an application with this e-mail address. If it is not yours, please give another.',
}

export const outcome = {
  incomplete: 'Please fill in all fields', // spec §5
  delivered: 'Virtual Team Member Application Submitted Successfully!', // spec §8
  failed: 'Failed to submit form. Please try again later.', // spec §8
  queued: 'Saved on this phone. We will send it when you are back online.', // decision D10
  inMemory: 'This phone did not store it. Keep this page open until it is sent, or write to us.',
  unsure:
    'No clear answer came, so we do not know whether your application arrived. You decide whether to send it again.',
  stillUnsure:
    'We still do not know whether the first one arrived, so we did not send it again. Under “Your requests” you decide.',
  alreadyReceived: 'We have already received your application. There is no need to send it again.',
}

/** What the panel above the form says about an application that did not arrive at once. */
export const pending = {
  title: 'Your application on this phone',
  sending: 'Sending your application now…',
  refused: 'Your application was not accepted. You can change it and send it again.',
  refusedErased: 'Your application was not accepted, and your details were erased.',
  refusedInDoubt:
    'Your application was not accepted. An earlier one may have arrived all the same: ask us before you send it again.',
  elsewhere:
    'Your application was made with a version of this site that sends elsewhere. Please send it again from the list.',
  expired: 'Your application could not be sent in time, so your details were erased.',
  again: 'Please apply again.',
  orElse: 'If not, please apply again.',
  expiredInDoubt:
    'Your application got no answer in time, so your details were erased. It may have arrived: ask us before you send it again.',
  aboutUnsent: 'We keep your details for up to 72 hours and delete them once they are sent.',
  toOutbox: 'See what waits on this phone',
  toReceipt: 'See the receipt on this phone',
}

/** Names the request in the outbox, without personal data. */
export const applicationLabel = 'Virtual team application'
