import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { projectsToKeep, toursToKeep } from './queries.ts'
import { seenOnPhone } from './seen-on-phone.ts'

it('names the posts of a list, and none that only a search brought', () => {
  const client = new QueryClient()
  const bring = (path: string, slug: string) =>
    client.setQueryData(['post-page', path], { value: { data: [{ slug, topic: slug }] }, storedAt: 0 })
  bring(endpoints.posts({ page: 2 }), 'listed')
  bring(endpoints.posts({ text: 'beacon' }), 'searched')
  expect(seenOnPhone(client, null).posts.map(({ label }) => label)).toEqual(['listed'])
})

it('names no record whose screen is not on the phone, as data saver leaves it', () => {
  const client = new QueryClient()
  const keep = (schema: string, value: object) =>
    client.setQueryData([schema, schema], { value, storedAt: 0 })
  keep('package', { id: '7', name: 'Plot' })
  keep('post', { slug: 'deeds', topic: 'Deeds' })
  client.setQueryData(toursToKeep().queryKey, { value: [], storedAt: 0 })
  client.setQueryData(projectsToKeep('land').queryKey, { value: { data: [] }, storedAt: 0 } as never)
  const named = (kept: string[]) =>
    Object.values(seenOnPhone(client, new Set(kept))).map((seen) => seen.map(({ to }) => to))
  expect(named([])).toEqual([[], [], []])
  expect(named(['package-detail', 'site-tour', '/faqs'])).toEqual([
    ['/projects/package/7'],
    [],
    ['/site_tour', '/faqs'],
  ])
  expect(named(['post-detail', 'land-projects'])).toEqual([[], ['/resource_hub/deeds'], ['/projects/land']])
})
