/** Words for sharing a link. */
export const copy = {
  share: 'Share',
  /** The address itself: an installed app and the window of a chat have no address bar. */
  link: (url: string) => ({
    copied: 'Link copied',
    copyFailed: `The link could not be copied. It is ${url}`,
  }),
} as const
