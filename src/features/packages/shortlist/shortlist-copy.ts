/** Words of the heart and of the screen that it fills. */
export const heart = {
  save: (name: string) => `Save ${name} to your shortlist`,
  saveThis: 'Save to your shortlist',
  saved: 'On your shortlist',
  told: 'Saved on this phone.',
  see: 'See your shortlist',
  refused: 'Not saved: this browser has no room left, or does not let the site keep anything.',
  full: (most: number) => `Your shortlist holds ${most} packages. Take one off first.`,
  stays: 'Nothing was changed: this browser does not let the site keep anything.',
}

export const page = {
  title: 'Your shortlist',
  description: 'The packages you saved on this phone, what changed since then, and up to three side by side.',
  eyebrow: 'On this phone',
  heading: 'Your shortlist',
  lead: 'What you marked with the heart, kept in this browser. We tell you what changed since.',
}

export const list = {
  looking: 'Looking for what you saved',
  saved: 'Saved',
  savedOn: (day: string) => `Saved ${day}`,
  since: (day: string) => `Since ${day}:`,
  emptyTitle: 'Nothing saved yet',
  empty:
    'Press the heart on a package to keep it here. Then compare up to three side by side, or send the list to your family.',
  toLand: 'See land',
  toHomes: 'See homes',
  gone: 'No longer on our list.',
  unread: 'This phone has no copy of it yet. It will show with a network.',
  offerNew: (percent: string) => `New offer: ${percent}% discount`,
  offerOver: 'The offer is over',
  remove: 'Remove',
  removed: (name: string) => `${name} taken off.`,
  undo: 'Undo',
  compare: 'Compare',
  compareThese: (count: number) => `Compare ${count}`,
  pick: 'Tick two or three to see them side by side.',
  picked: (count: number, most: number) => `${count} of ${most} chosen`,
  most: 'Three at most. Untick one to choose another.',
  share: 'Share as text',
  shared: {
    title: 'My Adbond shortlist',
    sideBySide: 'Side by side:',
    copied: 'List copied',
    copyFailed: 'The list could not be copied.',
  },
}
