/** Words for sharing a link. */
export const copy = {
  share: 'Share',
  link: {
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Copy it from the address bar.',
  },
} as const
