import type { SeedPackage, SeedPost, SeedSchedule } from './seed/types.ts'
import type { SeedContent } from './seed-loader.ts'

/** 10:30 in the evening of Friday, November 20, 2026 in Lagos, where it is one hour later than in UTC. */
export const NOW = new Date('2026-11-20T21:30:00Z')
export const TODAY = '2026-11-20'

export const SCHEDULES = {
  dated: 1,
  saturdays: 2,
  daily: 3,
  cancelled: 4,
  oneSeat: 5,
  ownPackage: 6,
} as const

/** `inDays: 10`. */
export const DATED_DAY = '2026-11-30'

const plot: SeedPackage = {
  id: 11,
  projectId: 1,
  name: 'Corner plot',
  type: 'investment',
  size: 600,
  amount: 3_500_000,
  units: 40,
  availableUnits: 12,
  discounts: null,
  minPrice: 500_000,
  installmentDuration: 12,
  infrastructureFee: 250_000,
  description: 'A plot.',
  benefitIds: [2, 1],
  installmentOption: true,
  vrUrl: null,
  active: true,
  status: 'Active',
  soldOut: false,
  state: 'Ogun',
  address: 'Km 12, Papalanto Road',
  brochure: { url: '/media/plot.pdf' },
  hasMediaField: true,
  promoIds: [1],
  createdAt: '2026-01-05',
}

const post = (id: number, changes: Partial<SeedPost> = {}): SeedPost => ({
  id,
  slug: `post-${id}`,
  topic: `Topic ${id}`,
  type: 'news',
  coverPhoto: { url: '/media/cover.jpg', fileType: 'image' },
  preview: 'A preview',
  content: '<p>Words</p>',
  active: true,
  projectTypeId: 1,
  created: `2026-10-${10 + id}`,
  commentsCount: 2,
  likesCount: 5,
  dislikesCount: 0,
  ...changes,
})

const tour = (id: number, changes: Partial<SeedSchedule>): SeedSchedule => ({
  id,
  projectTypeId: 1,
  projectId: 1,
  packageId: 11,
  fee: 5_000,
  recurrent: false,
  recurrentDay: null,
  inDays: 10,
  time: '09:00',
  slots: 20,
  cancelled: false,
  ...changes,
})

const recurring = (recurrentDay: SeedSchedule['recurrentDay']) => ({
  recurrent: true,
  recurrentDay,
  inDays: null,
})

export const contentForTests: SeedContent = {
  projectTypes: [
    { id: 1, name: 'land' },
    { id: 2, name: 'agro' },
    { id: 3, name: 'homes' },
  ],
  promos: [
    {
      id: 1,
      title: 'Harvest',
      discount: 10,
      start: '2026-11-01',
      end: '2026-12-31',
      active: true,
      description: '',
    },
  ],
  benefits: [
    { id: 1, name: 'Fence', icon: '/media/icons/perimeter fence.svg' },
    { id: 2, name: 'Survey', icon: '/media/icons/survey.svg' },
  ],
  projects: [
    {
      id: 1,
      identifier: 'LND-1',
      projectTypeId: 1,
      name: 'Green Gate',
      description: 'An estate.',
      status: 'Active',
      created: '2026-01-05',
      promoIds: [1],
    },
    {
      id: 2,
      identifier: 'AGR-1',
      projectTypeId: 2,
      name: 'Maize Farm',
      description: 'A farm.',
      status: 'Active',
      created: '2026-02-05',
      promoIds: [],
    },
  ],
  packages: [
    plot,
    { ...plot, id: 12, name: 'Bare plot', hasMediaField: false, brochure: null, address: null, promoIds: [] },
    { ...plot, id: 21, projectId: 2, name: 'Two hectares', soldOut: true, status: 'Sold Out' },
  ],
  media: [
    {
      id: 1,
      packageId: 11,
      position: 0,
      filename: 'gate.jpg',
      fileType: 'image',
      url: '/media/gate.jpg',
      description: 'The gate',
      date: '2026-01-05',
    },
  ],
  posts: [
    post(1),
    post(2, { type: 'blog', projectTypeId: null, coverPhoto: 'empty' }),
    post(3, {
      coverPhoto: null,
      content: '<p>100% of the <strong>title</strong>&nbsp;documents &amp; deeds</p>',
    }),
    post(4, { projectTypeId: 2 }),
    post(5, { active: false }),
  ],
  schedules: [
    tour(1, {}),
    tour(2, { ...recurring('Saturday'), time: '13:30' }),
    tour(3, { ...recurring('All'), packageId: 12 }),
    tour(4, { cancelled: true }),
    tour(5, { slots: 1, inDays: 12 }),
    tour(6, { projectTypeId: 2, projectId: 2, packageId: 21 }),
  ],
}
