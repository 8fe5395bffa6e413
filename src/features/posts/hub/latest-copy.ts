/** Words of the front page's latest posts. They are separate from the hub's because they load with the first page. */
export const latestCopy = {
  title: 'Tips to Build Wealth & Grow with Ease', // spec §1
  seeAll: 'See All Posts', // spec §1
  loading: 'Loading posts',
} as const
