/** Words of the ways out of another app's window. */
export const inAppCopy = {
  openBrowser: 'Open in browser',
  copyLink: 'Copy the link',
} as const
