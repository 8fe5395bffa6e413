/** Words that stand above every list of results. */
export const followRowCopy = {
  follow: 'Follow this search',
  stop: 'Stop following',
  all: (searches: number) => `All you follow (${searches})`,
  notHere: 'Following is not on this phone yet. It needs a network once.',
} as const
