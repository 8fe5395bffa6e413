import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sitePaths } from '#contract/site-paths.ts'
import { addDays } from '../../lagos-date.ts'
import { offeredDates } from '../../tours/offered-dates.ts'
import { benefits } from './benefits.ts'
import { mediaCrops } from './media.ts'
import { media } from './package-media.ts'
import { packages } from './packages.ts'
import { posts } from './posts.ts'
import { projectTypes } from './project-types.ts'
import { projects } from './projects.ts'
import { promos } from './promos.ts'
import { schedules } from './schedules.ts'
import type { MediaCrop } from './types.ts'

const crops: Record<string, MediaCrop> = mediaCrops
const served = (url: string) => new URL(`../../${url.slice(1)}`, import.meta.url)
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const cropOf = (url: string) => crops[/^\/media\/([a-z0-9-]+)\.jpg$/.exec(url)?.[1] ?? '']
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const projectOf = (projectId: number) => projects.find(({ id }) => id === projectId)
const gallery = (packageId: number) => media.filter((file) => file.packageId === packageId)
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
const shownTexts = [
  ...projects.flatMap(({ name, description }) => [name, description]),
  ...packages.flatMap(({ name, description }) => [name, description ?? '']),
  ...promos.flatMap(({ title, description }) => [title, description]),
  ...posts.flatMap(({ topic, preview, content }) => [topic, preview ?? '', content]),
  ...media.map(({ description }) => description),
]
const tables = { projectTypes, projects, packages, benefits, promos, media, posts, schedules }

describe('the sample data as a whole', () => {
  it.each(Object.entries(tables))('gives every row of %s an id of its own', (_name, rows) => {
    expect(new Set(ids(rows)).size).toBe(rows.length)
  })

  it('is large enough to fill every screen', () => {
    expect(projects.length).toBeGreaterThanOrEqual(9)
    expect(packages.length).toBeGreaterThanOrEqual(32)
    expect(new Set(packages.map(({ state }) => state)).size).toBeGreaterThanOrEqual(6)
    for (const { id } of projectTypes) {
      const ofType = projects.filter(({ projectTypeId }) => projectTypeId === id)
      expect(ofType.length).toBeGreaterThanOrEqual(3)
      const packagesOfType = packages.filter(({ projectId }) => ids(ofType).includes(projectId))
      expect(packagesOfType.length).toBeGreaterThanOrEqual(10)
    }
  })

  it('holds no filler and no promise of returns', () => {
    for (const words of shownTexts) {
      expect(words).not.toMatch(/lorem|ipsum|\bTODO\b|\bTBD\b|undefined|\[object|\bNaN\b|�/i)
      expect(words).not.toMatch(
        /guaranteed (return|income|profit|yield)|\bROI\b|risk[- ]free|double your money/i,
      )
    }
  })
})

describe('packages', () => {
  it('stand in a known project, with known promos and benefits', () => {
    for (const pkg of packages) {
      expect(projectOf(pkg.projectId), pkg.name).toBeDefined()
      for (const id of pkg.promoIds) expect(ids(promos)).toContain(id)
      for (const id of pkg.benefitIds) expect(ids(benefits)).toContain(id)
    }
    for (const project of projects) for (const id of project.promoIds) expect(ids(promos)).toContain(id)
  })

  it('cost what such a package costs in naira, or nothing yet', () => {
    const range = {
      1: [950_000, 45_000_000],
      2: [300_000, 15_000_000],
      3: [18_000_000, 180_000_000],
    } as const
    for (const { name, projectId, amount, minPrice, infrastructureFee } of packages) {
      const [least, most] = range[projectOf(projectId)?.projectTypeId ?? 1]
      if (amount === 0) expect(minPrice).toBe(0)
      else {
        expect(amount, name).toBeGreaterThanOrEqual(least)
        expect(amount, name).toBeLessThanOrEqual(most)
        expect(minPrice, name).toBeGreaterThanOrEqual(amount * 0.1)
        expect(minPrice, name).toBeLessThanOrEqual(amount)
        expect(infrastructureFee, name).toBeLessThan(amount / 2)
      }
    }
  })

  it('name months of payment exactly when they can be paid in parts', () => {
    for (const pkg of packages) expect(pkg.installmentDuration > 0, pkg.name).toBe(pkg.installmentOption)
  })

  it('say one thing about being sold out, withdrawn or open', () => {
    for (const { name, status, soldOut, active, units, availableUnits } of packages) {
      expect(soldOut, name).toBe(status === 'Sold Out')
      expect(active, name).toBe(status !== 'Inactive')
      if (soldOut) expect(availableUnits).toBe(0)
      expect(availableUnits ?? 0, name).toBeLessThanOrEqual(units)
    }
  })

  it('tell the buyer of a crop that yields vary', () => {
    const agro = packages.filter(({ projectId }) => projectOf(projectId)?.projectTypeId === 2)
    for (const { name, description } of agro) {
      expect(description, name).toMatch(/yields[^.]*\bvary|\bvar(y|ies)\b/i)
    }
  })

  it.each([
    ['sold out', packages.filter(({ soldOut }) => soldOut)],
    ['withdrawn', packages.filter(({ active }) => !active)],
    ['without a price', packages.filter(({ amount }) => amount === 0)],
    ['without a stated number of units', packages.filter(({ availableUnits }) => availableUnits === null)],
    ['without a media field', packages.filter(({ hasMediaField }) => !hasMediaField)],
    ['without a size', packages.filter(({ size }) => size === null)],
    ['without an address', packages.filter(({ address }) => address === null)],
    ['with a 3D view', packages.filter(({ vrUrl }) => vrUrl?.startsWith('https://'))],
    ['with a discount for paying at once', packages.filter(({ discounts }) => discounts !== null)],
    ['for one payment only', packages.filter(({ installmentOption }) => !installmentOption)],
    ['with a very long name', packages.filter(({ name }) => name.length > 100)],
  ])('include some %s', (_what, found) => {
    expect(found.length).toBeGreaterThanOrEqual(2)
  })
})

describe('media', () => {
  it('gives two to six files to every package that has the field, and none to the others', () => {
    for (const { id, name, hasMediaField } of packages) {
      const files = gallery(id)
      if (!hasMediaField) expect(files, name).toEqual([])
      else {
        expect(files.length, name).toBeGreaterThanOrEqual(2)
        expect(files.length, name).toBeLessThanOrEqual(6)
        expect(files.map(({ position }) => position)).toEqual(files.map((_file, index) => index))
        expect(new Set(files.map(({ url }) => url)).size, name).toBe(files.length)
      }
    }
    for (const { packageId } of media) expect(ids(packages)).toContain(packageId)
  })

  it('shows a known cut with its own description for every picture', () => {
    for (const { url, fileType, description } of media) {
      expect(description.length).toBeGreaterThan(20)
      if (fileType === 'image') {
        expect(description, url).toBe(`Artist’s impression: ${lowered(cropOf(url)?.alt ?? '')}`)
      }
    }
  })

  it('leads with a picture that no other package leads with', () => {
    const leads = media.filter(({ position }) => position === 0)
    expect(leads.every(({ fileType }) => fileType === 'image')).toBe(true)
    expect(new Set(leads.map(({ url }) => url)).size).toBe(leads.length)
  })

  it('shows other ground on the next card, in the list of a line and in that of a project', () => {
    const leadOf = (packageId: number) => cropOf(gallery(packageId)[0]?.url ?? '')
    const lineOf = (projectId: number) => projectOf(projectId)?.projectTypeId
    for (const listOf of [lineOf, (projectId: number) => projectId]) {
      for (const list of Map.groupBy(packages, ({ projectId }) => listOf(projectId)).values()) {
        for (const [at, { id, name }] of list.entries()) {
          const [lead, nextLead] = [leadOf(id), leadOf(list[at + 1]?.id ?? 0)]
          if (lead && nextLead) expect(showsOneField(lead, nextLead), `${name} and the next`).toBe(false)
        }
      }
    }
  })

  it('keeps apart what must not meet', () => {
    for (const { id, name } of packages) {
      const masters = gallery(id).flatMap(({ url }) => cropOf(url)?.master ?? [])
      expect(masters.includes('home-4.jpg') && masters.includes('home-5.jpg'), name).toBe(false)
      expect(masters, name).not.toContain('post-2.jpg')
    }
  })

  it('has one small video, never first', () => {
    const videos = media.filter(({ fileType }) => fileType === 'video')
    expect(videos).toHaveLength(1)
    for (const { url, position } of videos) {
      expect(position).toBeGreaterThan(0)
      expect(statSync(served(url)).size).toBeLessThanOrEqual(350_000)
    }
  })

  it('cuts 3:2 pictures inside their master, at least 640 pixels wide, and views all around whole', () => {
    expect(Object.keys(crops).length).toBeGreaterThanOrEqual(45)
    for (const [name, { master, box }] of Object.entries(crops)) {
      const [left, top, width, height] = box
      const [across, down] =
        master === 'pano.jpg' ? [4096, 2048] : master.startsWith('post-') ? [1200, 800] : [1600, 1067]
      expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0)
      expect(left + width, name).toBeLessThanOrEqual(1.000001)
      expect(top + height, name).toBeLessThanOrEqual(1.000001)
      expect(width * across, name).toBeGreaterThanOrEqual(640)
      const isAround = name.endsWith('-360')
      expect((width * across) / (height * down), name).toBeCloseTo(isAround ? 2 : 1.5, 1)
      expect(name).toMatch(/^[a-z0-9-]+$/)
    }
  })

  it('has every icon and brochure on disk, one icon with a space in its name', () => {
    const brochures = packages.flatMap(({ brochure }) => brochure ?? [])
    for (const { url } of brochures) expect(existsSync(served(url)), url).toBe(true)
    for (const { icon } of benefits) expect(existsSync(served(icon)), icon).toBe(true)
    expect(benefits.some(({ icon }) => icon.includes(' '))).toBe(true)
  })
})

describe('posts', () => {
  it('are twenty-four or more, at least four of each kind and three of each product line', () => {
    expect(posts.length).toBeGreaterThanOrEqual(24)
    for (const type of ['news', 'events', 'offers', 'blog', 'promotions']) {
      expect(posts.filter((post) => post.type === type).length, type).toBeGreaterThanOrEqual(4)
    }
    for (const type of [1, 2, 3, null]) {
      expect(posts.filter(({ projectTypeId }) => projectTypeId === type).length).toBeGreaterThanOrEqual(3)
    }
  })

  it('have slugs of their own and open and close every tag', () => {
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length)
    for (const { slug, content } of posts) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(unclosedTags(content), slug).toEqual([])
    }
  })

  it('say enough to be worth a tap', () => {
    for (const { slug, type, content } of posts) {
      const words = wordsOf(content).length
      expect(words, slug).toBeGreaterThanOrEqual(type === 'blog' ? 350 : 150)
      expect(words, slug).toBeLessThanOrEqual(900)
    }
  })

  it('link only to pages, posts and pictures that exist', () => {
    const pages: string[] = [
      sitePaths.siteTour,
      ...(['land', 'agro', 'home'] as const).map(sitePaths.projects),
    ]
    const known = new Set([...pages, ...posts.map(({ slug }) => sitePaths.post(slug))])
    for (const { slug, content } of posts) {
      for (const [, href = ''] of content.matchAll(/href="([^"]+)"/g)) {
        expect(known.has(href) || href.startsWith('https://'), `${slug}: ${href}`).toBe(true)
      }
      for (const [, src = ''] of content.matchAll(/src="([^"]+)"/g)) expect(cropOf(src), src).toBeDefined()
    }
  })

  it('use a known cover, or the oddities of the live backend', () => {
    for (const { coverPhoto } of posts) {
      if (coverPhoto !== null && coverPhoto !== 'empty')
        expect(cropOf(coverPhoto.url), coverPhoto.url).toBeDefined()
    }
    expect(posts.filter(({ coverPhoto }) => coverPhoto === null)).toHaveLength(1)
    expect(posts.filter(({ coverPhoto }) => coverPhoto === 'empty')).toHaveLength(1)
    expect(posts.filter(({ preview }) => preview === null).length).toBeGreaterThanOrEqual(3)
  })

  it('do not go stale: what invites names no calendar date', () => {
    const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
    for (const { slug, type, content } of posts) {
      if (type === 'events' || type === 'offers' || type === 'promotions') {
        expect(content, slug).not.toMatch(
          new RegExp(`\\d{1,2}(st|nd|rd|th)? (${month})|(${month}) \\d{1,2}\\b`),
        )
      }
    }
  })
})

describe('tour schedules', () => {
  it('belong to a package of the project and product line they name', () => {
    expect(schedules.length).toBeGreaterThanOrEqual(20)
    for (const { id, projectTypeId, projectId, packageId } of schedules) {
      expect(packages.find((pkg) => pkg.id === packageId)?.projectId, `schedule ${id}`).toBe(projectId)
      expect(projectOf(projectId)?.projectTypeId, `schedule ${id}`).toBe(projectTypeId)
    }
    for (const { id } of projectTypes) {
      expect(schedules.filter(({ projectTypeId }) => projectTypeId === id).length).toBeGreaterThanOrEqual(6)
    }
  })

  it('lie ahead: a one-off names days from today, a recurrent one a rule', () => {
    for (const { id, recurrent, recurrentDay, inDays } of schedules) {
      expect(recurrentDay !== null, `schedule ${id}`).toBe(recurrent)
      expect(inDays === null, `schedule ${id}`).toBe(recurrent)
      if (inDays !== null) expect(inDays).toBeGreaterThanOrEqual(3)
      if (inDays !== null) expect(inDays).toBeLessThanOrEqual(60)
    }
    for (const day of ['All', 'Saturday', 'Wednesday']) {
      expect(
        schedules.some(({ recurrentDay }) => recurrentDay === day),
        day,
      ).toBe(true)
    }
  })

  it('have a clock time in daylight, a fair fee and seats', () => {
    for (const { time, fee, slots } of schedules) {
      expect(time).toMatch(/^(0[7-9]|1[0-6]):[0-5]\d$/)
      if (fee !== 0) expect(fee).toBeGreaterThanOrEqual(2_000)
      expect(fee).toBeLessThanOrEqual(10_000)
      expect(slots).toBeGreaterThanOrEqual(1)
      expect(slots).toBeLessThanOrEqual(30)
    }
    expect(schedules.filter(({ slots }) => slots === 1)).toHaveLength(1)
    expect(schedules.some(({ cancelled }) => cancelled)).toBe(true)
  })

  it.each(Array.from({ length: 7 }, (_, day) => addDays('2026-11-30', day)))(
    'have the same reserve for the journeys, which book the second date from tomorrow on, as on %s',
    (today) => {
      const offered = schedules
        .filter(({ packageId }) => packageId === 101)
        .flatMap((schedule) => {
          const { inDays, time, slots } = schedule
          const availableDate = inDays === null ? null : addDays(today, inDays)
          return offeredDates({ ...schedule, availableDate }, today).map((date) => ({ date, time, slots }))
        })
        .filter(({ date }) => date > today)
      const [, second] = [...new Set(offered.map(({ date }) => date))].toSorted()
      const [first] = offered
        .filter(({ date }) => date === second)
        .toSorted((a, b) => (a.time < b.time ? -1 : 1))
      expect(first?.slots).toBe(30)
    },
  )

  it('offer several times on one day somewhere', () => {
    const days = schedules.flatMap(({ packageId, inDays }) =>
      inDays === null ? [] : [`${packageId} ${inDays}`],
    )
    expect(new Set(days).size).toBeLessThan(days.length)
  })
})

/** Tags left open, or closed without being opened; void elements need no partner. */
function unclosedTags(html: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'img' || name === 'br') continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) wrong.push(name)
  }
  return [...wrong, ...open]
}

/** Two overlapping cuts of one master. */
function showsOneField(a: MediaCrop, b: MediaCrop): boolean {
  const [left, top, width, height] = a.box
  const [otherLeft, otherTop, otherWidth, otherHeight] = b.box
  const isApart =
    left >= otherLeft + otherWidth ||
    otherLeft >= left + width ||
    top >= otherTop + otherHeight ||
    otherTop >= top + height
  return a.master === b.master && !isApart
}
