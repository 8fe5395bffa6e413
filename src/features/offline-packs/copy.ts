/** Words of the packs and of the offline library. */
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { StopReason } from '#contract/messages/pack-messages.ts'
import { siteConfig } from '#contract/site-config.ts'
import { count, plural } from '#src/format/count.ts'

export const save = {
  start: 'Save for offline',
  startAll: 'Save every package here for offline',
  startFor: (title: string) => `: ${title}`,
  measuring: 'Measuring…',
  offerTitle: (size: string) => `Save ${size} on this phone?`,
  costs: (cost: string) => `It costs ${cost} of data.`,
  contents: {
    details: 'All details and figures',
    pictures: (amount: number) => plural(amount, 'small picture'),
    packages: (amount: number) => plural(amount, 'package'),
    days: (amount: number) => `${plural(amount, 'tour date')} with every time, so that you can book`,
    text: 'The whole text, also to listen to',
    rest: 'Questions, and the way there',
    site: 'The pages of this site, which data saver has left out so far',
  },
  leftOut: (amount: number) =>
    amount === 1
      ? 'One picture cannot be kept: its host does not allow it.'
      : `${count(amount)} pictures cannot be kept: their host does not allow it.`,
  confirm: (size: string) => `Save ${size}`,
  notNow: 'Not now',
  saving: 'Saving for offline',
  savingShare: (percent: number) => `Saving… ${percent}%`,
  cancel: 'Cancel',
  kept: 'Saved for offline',
  library: 'Offline library',
  stoppedAt: (percent: number) => `Stopped at ${percent}%.`,
  goOn: 'Continue',
  remove: 'Remove',
  evicted: 'The saved copy is no longer on this phone.',
  fetchAgain: 'Save it again',
  changed: 'Its pictures have changed.',
  offline: 'You are offline. Connect once to save this.',
  tooLarge: (most: number, kind: PackSubject['kind']) =>
    `More than ${count(most)} packages are too many at once. Save its ${kind === 'line' ? 'projects' : 'packages'} one by one.`,
  gone: 'This is no longer on our site.',
  failed: 'We could not find out how large this is. Please try again later.',
}

export const stopReasons: Record<StopReason, string> = {
  asked: '',
  offline: 'No answer came. It goes on by itself as soon as one does.',
  refused: 'The server asked us to wait. It goes on by itself.',
  full: 'This phone has no room left. Remove something and continue.',
  'no-worker':
    'Saving has not started. Continue later, or open this site in an up-to-date Chrome, Safari or Firefox, and not in a private window.',
  outdated: 'Update this site to finish.',
}

/** For a pack that was to be fetched anew. */
export const updateStopReasons: Record<StopReason, string> = {
  asked: '',
  offline: 'No answer came before all of it was new. What was saved still opens.',
  refused: 'The server asked us to wait. What was saved still opens; please update it later.',
  full: 'This phone has no room left for what is new. What was saved still opens.',
  'no-worker': 'Saving has not started. Please update it later.',
  outdated: 'Update this site first. What was saved still opens; please update it later.',
}

/** Of a pack that is whole. */
export const keptNote = ({ reason, isOutdated }: { reason: StopReason | null; isOutdated: boolean }) =>
  reason ? updateStopReasons[reason] : isOutdated && save.changed

export const kinds: Record<PackSubject['kind'], string> = {
  package: 'Package',
  project: 'Project',
  line: 'All packages of a line',
  tour: 'Site tour',
  post: 'Post',
}

export const page = {
  title: 'Offline library',
  description:
    'Packages, projects, tours and posts that this phone keeps, and everything else that opens without a network.',
  eyebrow: 'On this phone',
  heading: 'Offline library',
  lead: 'What is saved here opens without a network: at the estate, on the road, or when your data has finished.',
}

export const library = {
  saved: 'Saved packs',
  looking: 'Looking at what this phone keeps',
  emptyTitle: 'Nothing saved yet',
  empty:
    'Press “Save for offline” on a package, project, tour or post. You see its size before its pictures are downloaded.',
  toPackages: 'See land packages',
  toTours: 'See site tours',
  unsupported: siteConfig.hasWorker
    ? {
        title: 'This browser cannot keep packs',
        text: 'To save whole packages, open this site in an up-to-date Chrome, Safari or Firefox, and not in a private window.',
      }
    : {
        title: 'Nothing is saved here just now',
        text: 'This site needs a network until we keep packs again.',
      },
  refresh: 'Update',
  refreshing: 'Looking for news…',
  savedAge: 'saved',
  removed: (title: string) => `${title} was removed from this phone.`,
  stillOpens: 'What was saved still opens.',
  open: 'Open it',
  refreshOffline: 'You are offline. Connect to fetch it.',
  missed: (amount: number) => `${plural(amount, 'part')} could not be saved.`,
  room: 'Room on this phone',
  wholeSite: 'The whole site',
  left: 'Room left for this site',
  roomUnknown: 'This browser does not tell how much room is left.',
  safe: 'Your browser has promised not to remove any of it by itself.',
  unsafe: 'When storage runs low, the phone may remove saved things. Then you will be told here.',
  helpTitle: 'Always on this phone',
}

export const helpLinks = [
  { label: 'Questions and answers', page: 'faqs' },
  { label: 'Book a site tour', page: 'siteTour' },
  { label: 'Your requests', page: 'outbox' },
] as const

export const listLabels = {
  land: 'Land packages',
  agro: 'Agro packages',
  home: 'Home packages',
  tours: 'Upcoming site tours',
  faqs: 'Questions and answers',
  services: 'Services',
}

export const also = {
  title: 'Also opens without a network',
  heading: 'What opens without a network',
  lead: 'What you looked at before on this phone.',
  packs: 'Saved packs',
  packages: 'Packages',
  posts: 'Posts',
  pages: 'Pages and lists',
  none: 'Packages and posts you see from now on will be here too.',
  all: (amount: number) => `Show all ${count(amount)}`,
  toLibrary: 'Open the offline library',
}
