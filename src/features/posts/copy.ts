import { count } from '#src/format/count.ts'

/** Words of the resource hub's posts; those of the specification are exact. */
export const postsUnread = {
  failedTitle: 'Something went wrong', // spec §8
  failed: "We couldn't load the posts. Please try again later.", // spec §8
  offlineTitle: 'Not saved on this phone yet',
  offline:
    'You are offline, and this list was not opened here before. Lists and posts you opened still work.',
} as const

export const pickUnread = {
  failedTitle: 'Unable to Load Editorial Pick', // spec §8
  failed: postsUnread.failed,
  offlineTitle: 'Unable to Load Editorial Pick',
  offline: 'You are offline, and today’s pick was not saved here before.',
} as const

export const postsCopy = {
  readMore: 'Read More', // spec §2
  emptyTitle: 'No posts found', // spec §8
  noneYet: 'There are no posts yet. Check back later for new content.', // spec §8
} as const

/** Of the front page. */
export const latestUnread = {
  ...postsUnread,
  offlineTitle: 'No posts on this phone yet',
  offline: 'You are offline, and no post was saved here before. They will show when the network is back.',
} as const

export const hubCopy = {
  title: 'Resource Hub',
  description:
    'News from our sites, guides to land titles, farming and building in Nigeria, events, offers and promotions, written so that you can check every word.',
  eyebrow: 'Blog/Press',
  heading: 'Read first. Then ask us hard questions.',
  lead: 'Titles and surveys, seasons and yields, what a house really costs, and what happened on our sites this month, good or bad.',
  editorialPick: 'Editorial Pick', // spec §2
  noPick: 'No Posts Available', // spec §8
  latest: 'Latest Updates', // spec §2
  latestTabs: 'Kind of post',
  latestPages: 'Pages of Latest Updates',
  noneOfType: (tab: string) => `No ${tab} found`, // spec §8
  noneOfTypeText: 'Look under another tab, or come back later.',
  explore: 'Explore by categories.', // spec §2
  exploreLead: 'Find articles that match your interests', // spec §2
  exploreTabs: 'Category',
  explorePages: 'Pages of this category',
  noneInCategory: (category: string) =>
    `There are no posts in the ${category} category yet. Check back later for new content.`, // spec §8
  noneHere: { title: 'No posts here', text: 'Please look among our other posts.' },
  firstPage: 'Go to Page 1',
  age: 'Posts as of',
} as const

export const postTypeLabels: Record<string, string> = {
  news: 'News',
  events: 'Events',
  blog: 'Blog',
  offers: 'Offers',
  promotions: 'Promotions',
}

export const categoryLabels = { general: 'General', land: 'Land', agro: 'Agro', home: 'Home' } as const

export const detailCopy = {
  title: 'Post',
  description: 'An article of the Adbond resource hub.',
  loading: 'Loading this post',
  back: 'Back',
  minutes: (minutes: number) => `${count(minutes)} min read`, // spec §2
  like: 'Like', // spec §2
  comment: 'Comment', // spec §2
  dislike: 'Dislike',
  youLikeIt: '(you liked it)',
  youDislikeIt: '(you disliked it)',
  noText: 'This post has no text.',
  age: 'Text as of',
  end: 'Seen it on paper. Now see it on the ground.',
  seeAll: 'See All Posts',
  bookTour: 'Schedule a Site Tour',
  notFound: 'Post Not Found', // spec §2
  notFoundText: "The post you're looking for doesn't exist or has been removed.", // spec §2
  goHome: 'Go to Homepage', // spec §2
  goBack: 'Go Back', // spec §2
  brokenText: 'It may also be our server, which gave no sound answer.',
  toHub: 'See saved posts',
} as const

/** If nobody answered, the text does not claim that the post does not exist. */
export const postUnread = {
  failedTitle: 'Something went wrong', // spec §8
  failed: 'We could not load this post. Posts you opened before still work. Please try again later.',
  offlineTitle: 'This post is not on this phone yet',
  offline:
    'You are offline. Posts you opened before still work; this one will open when the network is back.',
} as const
