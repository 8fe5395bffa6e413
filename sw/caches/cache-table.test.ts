import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { apiCacheFor, cacheTable } from './cache-table.ts'

const cacheOf = (address: string) => {
  const url = new URL(address, 'https://site.example')
  return apiCacheFor(url.pathname, url.searchParams)
}

describe('which cache keeps an answer of the API', () => {
  it.each([
    [endpoints.packagesOfType(1), 'reads'],
    [endpoints.package('7'), 'reads'],
    [endpoints.projectsOfType(2), 'reads'],
    [endpoints.posts({ type: 'news' }), 'reads'],
    [endpoints.posts({ text: 'survey' }), null], // a search
    [endpoints.post('a-slug'), 'reads'],
    [endpoints.schedules(), 'reads'],
    [endpoints.schedules({ projectTypeId: 1, projectId: '2' }), 'reads'],
    [endpoints.schedules({ projectTypeId: 1, projectId: '2', packageId: '3' }), 'seats'],
    [endpoints.schedules({ projectTypeId: 1, projectId: '2', packageId: '3', date: '2027-01-05' }), 'seats'],
    [endpoints.bookTour(), null],
    [endpoints.applyToTeam(), null],
    ['/packagesque/1', null],
  ])('%s → %s', (path, cache) => {
    expect(cacheOf(path)).toBe(cache)
  })
})

describe('sw/README.md', () => {
  it('has a line for every cache, with its strategy and size', async () => {
    const readme = (await readFile('sw/README.md', 'utf8')).replaceAll(/ +/g, ' ')
    const rows = readme
      .split('\n')
      .filter((line) => line.startsWith('| `') && !line.includes('→') && !line.includes('precache'))
    expect(rows).toHaveLength(Object.keys(cacheTable).length)
    for (const { name, strategy, maxEntries } of Object.values(cacheTable)) {
      const row = rows.find((line) => line.startsWith(`| \`${name}\``))
      expect(row).toContain(`| ${strategy} |`)
      expect(row).toContain(`| ${maxEntries ?? 'what the person chose'} |`)
    }
  })
})
