import { expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { articleJsonLd } from './article-json-ld.ts'

const SITE = 'https://adbond.example'

test('an article is described with what is known of it', () => {
  const post = schemas.post({
    id: 1,
    slug: 'how-to',
    topic: 'How to',
    content: '<p>Look</p>',
    created: 'January 5, 2027',
    coverPhoto: { url: '/media/a.jpg' },
  })
  expect(articleJsonLd(post, SITE)).toMatchObject({
    headline: 'How to',
    description: 'Look',
    datePublished: '2027-01-05',
    image: 'https://adbond.example/media/a.jpg',
    mainEntityOfPage: 'https://adbond.example/resource_hub/how-to',
  })
})

test('nothing is claimed that is not known', () => {
  const article = articleJsonLd(schemas.post({ id: 1, slug: 'a', topic: 'A', created: 'soon' }), '')
  expect(Object.keys(article)).not.toContain('datePublished')
  expect(Object.keys(article)).not.toContain('image')
  expect(Object.keys(article)).not.toContain('mainEntityOfPage')
})
