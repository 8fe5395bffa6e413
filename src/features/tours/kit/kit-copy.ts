import { plural } from '#src/format/count.ts'
import { PHOTOS_PER_KIT } from './kit-record.ts'

export const page = {
  title: 'Inspection kit',
  description:
    'What to bring to a site tour, which title documents to ask for and what each one proves, what to look at on the land. Ticks, notes and photos stay on your phone.',
}

export const intro = {
  eyebrow: 'Site tour',
  title: 'See the papers. Walk the pegs.',
  lead: 'A checklist for your visit, which needs no signal once it is open. Ticks, notes and photos stay on this phone: nothing is sent to us.',
  general: 'For any estate',
  unnamed: (packageId: string) => `Package ${packageId}`,
  toTour: 'Book a site tour',
}

export const parts = {
  done: (ticked: number, all: number) => `${ticked} of ${all}`,
  law: 'General information, not legal advice. A property lawyer and a registered surveyor of your own check for you before you pay.',
}

export const notes = {
  title: 'Notes and photos',
  label: 'Your notes',
  help: 'Numbers of documents, names, what you were told.',
  take: 'Take a photo',
  gallery: 'Add pictures',
  adding: 'Making it small…',
  photo: (place: number) => `Photo ${place}`,
  remove: 'Remove',
  removed: (place: number, all: number) => `Photo ${place} of ${all} removed.`,
  undo: 'Undo',
  about: 'Photos are made smaller, and their hidden data (such as where they were taken) is removed.',
}

export const problems = {
  full: 'The storage of this phone is full. Free some space; what you add now lives only as long as this page.',
  unavailable:
    'This phone does not let the site store anything. Ticks, notes and photos live only as long as this page is open.',
  unreadable: 'This file could not be read as a picture.',
  tooMany: `One kit holds ${plural(PHOTOS_PER_KIT, 'photo')}. Remove one to add another.`,
  tooLarge: 'The kits of this phone hold too many photos. Remove some, or delete a kit, to add more.',
}

export const begun = {
  note: 'Begun on',
  goOn: 'Go on with it, or begin a new one.',
  anew: 'Begin a new kit',
}

export const report = {
  title: 'Report for your family',
  lead: 'One page with what you have seen, your notes and your photos. You choose who gets it.',
  share: 'Share report',
  copy: 'Copy text',
  print: 'Print',
  copied: 'Copied',
  copyFailed: 'This phone does not let the site copy.',
  heading: (name: string) => `Inspection: ${name}`,
  of: (day: string) => `Report of ${day}`,
  seen: (done: string) => `(${done})`,
  notes: 'Notes',
  photos: (photos: number) => plural(photos, 'photo'),
  some: (sent: number, all: number) => `Photos that come with this: ${sent} of ${all}.`,
  made: 'Made with',
}

export const erasing = {
  others: 'Other kits on this phone',
  press: 'Delete this kit',
  pressAll: 'Delete all kits',
  ask: 'Ticks, notes and photos are deleted from this phone and cannot be brought back.',
  confirm: 'Yes, delete',
  cancel: 'Keep',
  done: 'Deleted from this phone.',
  failed: 'The storage of this phone did not answer. Please try again.',
}
