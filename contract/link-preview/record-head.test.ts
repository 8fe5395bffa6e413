import { describe, expect, it } from 'vitest'
import { postHead } from '#contract/article/post-head.ts'
import { schemas } from '#contract/records/schemas.ts'
import { packageHead } from './package-head.ts'

const pkg = (changes: object = {}) =>
  schemas.package({
    id: 1,
    name: 'Epe Gardens',
    amount: 4_500_000,
    location: 'Epe, Lagos',
    size: 500,
    description: 'Dry land.',
    media: [
      { fileType: 'video', url: '/media/walk.mp4' },
      { fileType: 'image', url: '/media/gate.jpg' },
    ],
    ...changes,
  })

describe('the preview of a package', () => {
  it.each([
    ['says price, place and size', {}, '₦4,500,000 · Epe, Lagos · 500 sqm. Dry land.'],
    ['loses no kobo', { amount: 4_500_000.5 }, '₦4,500,000.50 · Epe, Lagos · 500 sqm. Dry land.'],
    ['invents no price', { amount: null }, 'Price on request · Epe, Lagos · 500 sqm. Dry land.'],
    ['says that it is sold out', { soldOut: 1 }, 'Sold out · Epe, Lagos · 500 sqm. Dry land.'],
    ['says that it is not on sale', { active: 0 }, 'Not on sale · Epe, Lagos · 500 sqm. Dry land.'],
    ['leaves out what nobody said', { location: null, size: null, description: null }, '₦4,500,000'],
    ['keeps parts of a metre', { size: 500.5, description: '' }, '₦4,500,000 · Epe, Lagos · 500.5 sqm'],
  ])('%s', (_, changes, description) => expect(packageHead(pkg(changes)).description).toBe(description))

  it('is short enough for a chat, and shows the first picture', () => {
    const { description, picture } = packageHead(pkg({ description: 'Dry land near the road. '.repeat(30) }))
    expect(description.length).toBeLessThanOrEqual(155)
    expect(description).toMatch(/road…$|land…$|near…$|the…$|Dry…$/)
    expect(picture).toBe('/media/gate.jpg')
    expect(packageHead(pkg({ media: [] })).picture).toBeNull()
  })
})

it('the preview of a post is its words without markup, and its cover', () => {
  const post = schemas.post({
    id: 1,
    slug: 'a',
    topic: 'How to',
    content: '<p>Look <b>first</b>.</p>',
    coverPhoto: { url: '/media/a.jpg' },
  })
  expect(postHead(post)).toEqual({
    title: 'How to',
    description: 'Look first.',
    picture: '/media/a.jpg',
    kind: 'article',
  })
})
