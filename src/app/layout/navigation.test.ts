import { expect, test } from 'vitest'
import { staticPaths } from '#contract/addresses/documents.ts'
import { sitePaths } from '#contract/site-paths.ts'
import {
  footerGroups,
  footerLinks,
  headerNavigation,
  isGroup,
  legalLinks,
  mobileNavigation,
  type NavigationEntry,
} from './navigation.ts'

const linksOf = (entries: readonly NavigationEntry[]) =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
const outline = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) =>
    isGroup(entry) ? { [entry.label]: entry.links.map(({ label }) => label) } : entry.label,
  )

test('the header holds the groups of the specification', () => {
  expect(outline(headerNavigation)).toEqual([
    'Home',
    { About: ['Who we are', 'Virtual Team', 'Careers'] },
    'Services',
    { 'Projects and Packages': ['Land', 'Agro', 'Home', 'All packages'] }, // the last is decision 136
    { Community: ['Blog/Press', 'FAQs'] },
    'Site Tour',
  ])
})

test('the mobile list is the same, with Community called Resources (decision E5)', () => {
  expect(linksOf(mobileNavigation)).toEqual(linksOf(headerNavigation))
  expect(mobileNavigation.map(({ label }) => label)).toEqual(
    headerNavigation.map(({ label }) => (label === 'Community' ? 'Resources' : label)),
  )
})

test('the footer leads to every page of the header and to the legal pages', () => {
  const addresses = linksOf([...footerLinks, ...footerGroups]).map(({ to }) => to)
  expect(addresses.toSorted()).toEqual(
    linksOf(headerNavigation)
      .map(({ to }) => to)
      .toSorted(),
  )
  expect(legalLinks.map(({ to }) => to)).toEqual([sitePaths.terms, sitePaths.privacy, sitePaths.cookies])
})

test('Home under Projects and Packages leads to the home packages (decision E1)', () => {
  const projects = footerGroups.find(({ label }) => label === 'Projects and Packages')
  expect(projects?.links.find(({ label }) => label === 'Home')?.to).toBe('/projects/home')
})

test('every link leads to a page of the site', () => {
  for (const { to } of [...linksOf(headerNavigation), ...legalLinks]) expect(staticPaths).toContain(to)
})
