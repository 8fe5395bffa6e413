import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { seenOnPhone } from './seen-on-phone.ts'

it('names the posts of a list, and none that only a search brought', () => {
  const client = new QueryClient()
  const bring = (path: string, slug: string) =>
    client.setQueryData(['post-page', path], { value: { data: [{ slug, topic: slug }] }, storedAt: 0 })
  bring(endpoints.posts({ page: 2 }), 'listed')
  bring(endpoints.posts({ text: 'beacon' }), 'searched')
  expect(seenOnPhone(client, new Set()).posts.map(({ label }) => label)).toEqual(['listed'])
})
