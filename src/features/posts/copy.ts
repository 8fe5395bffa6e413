/** Words of the resource hub's posts; those of the specification are exact. */
export const latestCopy = {
  title: 'Tips to Build Wealth & Grow with Ease', // spec §1
  seeAll: 'See All Posts', // spec §1
  loading: 'Loading posts',
  offlineTitle: 'No posts on this phone yet',
  offline: 'You are offline, and no post was saved here before. They will show when the network is back.',
} as const

export const postsCopy = {
  readMore: 'Read More', // spec §2
  failedTitle: 'Something went wrong', // spec §8
  failed: "We couldn't load the posts. Please try again later.", // spec §8
  emptyTitle: 'No posts found', // spec §8
  noneYet: 'There are no posts yet. Check back later for new content.', // spec §8
} as const
