/** Every list of the site with the words of its states: fixed texts of the specification, spelled as there. */
import type { Locator, Page } from '@playwright/test'
import { finderCopy } from '../../src/features/front-page/first-screen/copy.ts'
import { detailCopy as ownPage } from '../../src/features/packages/detail/detail-copy.ts'
import { listCopy as packageLists } from '../../src/features/packages/list/list-copy.ts'
import {
  detailCopy,
  latestUnread,
  pickUnread,
  postsUnread,
  postUnread,
} from '../../src/features/posts/copy.ts'
import { latestCopy } from '../../src/features/posts/hub/latest-copy.ts'
import { tours } from '../../src/features/tours/copy.ts'

export type ListOnScreen = {
  name: string
  path: string
  region: (page: Page) => Locator
  /** The placeholder of the entries while they load. */
  skeletons: (region: Locator) => Locator
  skeletonCount: number
  /** A part that every entry has. */
  entry: (region: Locator) => Locator
  loading: string
  failed: readonly string[]
  empty: readonly string[]
  offline: readonly string[]
}

const cards = (region: Locator) => region.locator('.card[aria-hidden=true]')
const articles = (region: Locator) => region.getByRole('article')
const POSTS_FAILED = ['Something went wrong', "We couldn't load the posts. Please try again later."] // spec §8
const NO_POSTS_YET = 'There are no posts yet. Check back later for new content.' // spec §8

const section = (name: string) => (page: Page) => page.getByRole('region', { name })

export const lists: readonly ListOnScreen[] = [
  {
    name: 'packages tab',
    path: '/',
    region: section('Find Your Perfect Package'),
    skeletons: cards,
    skeletonCount: 4,
    entry: articles,
    loading: finderCopy.loading,
    failed: ['Failed to load projects. Please try again later.'],
    empty: ['No projects available for this category.'],
    offline: [finderCopy.offline],
  },
  {
    name: 'latest posts',
    path: '/',
    region: section('Tips to Build Wealth & Grow with Ease'),
    skeletons: cards,
    skeletonCount: 2,
    entry: articles,
    loading: latestCopy.loading,
    failed: POSTS_FAILED,
    empty: ['No posts found', NO_POSTS_YET],
    offline: [latestUnread.offlineTitle],
  },
  {
    name: 'projects of a line',
    path: '/projects/land',
    region: (page) => page.getByRole('main'),
    skeletons: cards,
    skeletonCount: 8,
    entry: articles,
    loading: packageLists.loadingProjects,
    failed: ['Failed to load projects. Please try again later.'],
    empty: ['No Projects Found'],
    offline: [packageLists.unread.offline],
  },
  {
    name: 'editorial pick',
    path: '/resource_hub',
    region: section('Editorial Pick'),
    skeletons: (region) => region.locator('> div[aria-hidden=true]'),
    skeletonCount: 1,
    entry: articles,
    loading: '',
    failed: ['Unable to Load Editorial Pick'],
    empty: ['No Posts Available', NO_POSTS_YET],
    offline: [pickUnread.offline],
  },
  {
    name: 'latest updates',
    path: '/resource_hub',
    region: section('Latest Updates'),
    skeletons: cards,
    skeletonCount: 2,
    entry: articles,
    loading: latestCopy.loading,
    failed: POSTS_FAILED,
    empty: ['No news found'],
    offline: [postsUnread.offlineTitle],
  },
  {
    name: 'explore by categories',
    path: '/resource_hub',
    region: section('Explore by categories.'),
    skeletons: cards,
    skeletonCount: 2,
    entry: articles,
    loading: latestCopy.loading,
    failed: POSTS_FAILED,
    empty: [
      'No posts found',
      'There are no posts in the general category yet. Check back later for new content.',
    ],
    offline: [postsUnread.offlineTitle],
  },
  {
    name: 'upcoming tours',
    path: '/site_tour',
    region: (page) => page.locator('#upcoming_tours'),
    skeletons: (region) => region.locator('ul[aria-hidden=true] > .card'),
    skeletonCount: 4,
    entry: articles,
    loading: tours.loading,
    failed: ['Unable to Load Tours'],
    empty: ['No Tours Scheduled', 'tours@adbond.example'],
    offline: [tours.unread.offline],
  },
]

/** The two screens of a single record: what they say in each state, and the words that show that it is there. */
export const records = [
  {
    path: '/projects/package/101',
    title: /Moniya Green 500/,
    loading: ownPage.loadingPackage,
    failed: ['Something went wrong', "We couldn't load this package. Please try again later."],
    offline: ['Not saved on this phone'],
  },
  {
    path: '/resource_hub/how-to-verify-land-before-you-pay',
    title: /\S{3}/,
    loading: detailCopy.loading,
    failed: [
      'Post Not Found',
      "The post you're looking for doesn't exist or has been removed.",
      'Go to Homepage',
      'Go Back',
    ],
    offline: [postUnread.offlineTitle],
  },
] as const
