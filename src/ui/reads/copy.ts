/** Words of what could not be read. */
export const copy = {
  tryAgain: 'Try Again', // spec §4
  trying: 'Trying…',
  afterSignIn: 'This is not saved on this phone yet. It will show once you have signed in to the network.',
} as const
