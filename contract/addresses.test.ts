import { describe, expect, it } from 'vitest'
import {
  documentOf,
  NOT_FOUND_FILE,
  precachedAddress,
  SHELLS,
  staticPaths,
} from '#contract/addresses/documents.ts'
import { withoutEnding } from '#contract/without-ending.ts'
import { endpoints } from './endpoints.ts'
import { sitePaths } from './site-paths.ts'

describe('addresses of the API', () => {
  it.each([
    [endpoints.packagesOfType(1), '/packages/project_type/1'],
    [endpoints.package('a/b'), '/packages/view/a%2Fb'],
    [endpoints.posts(), '/posts?page=1&perPage=2'],
    [
      endpoints.posts({ page: 2, perPage: 3, projectTypeId: 1, type: ' ' }),
      '/posts?page=2&perPage=3&projectTypeId=1',
    ],
    [endpoints.schedules(), '/site_tours/filter_schedules'],
    [
      endpoints.schedules({ projectTypeId: 1, projectId: '2', packageId: '3', date: '2027-01-05' }),
      '/site_tours/filter_schedules?projectTypeId=1&projectId=2&packageId=3&date=2027-01-05',
    ],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('where the worker keeps a file', () => {
  it.each([
    ['index.html', '/'],
    ['legal/privacy.html', '/legal/privacy'],
    ['legal.html', '/legal/privacy'],
    [SHELLS.package, '/shells/package.html'],
    [NOT_FOUND_FILE, '/404.html'],
    ['manifest.webmanifest', '/manifest.webmanifest'],
  ])('%s → %s', (file, address) => {
    expect(precachedAddress(file)).toBe(address)
  })
})

describe('the name of a file is the address of its page, and slashes that follow each other are one', () => {
  it.each([
    ['/index.html', '/'],
    ['/adbond/index.html', '/adbond/'],
    ['/services.html', '/services'],
    ['/legal/privacy.html', '/legal/privacy'],
    ['/projects/package/7.html', '/projects/package/7'],
    ['/', '/'],
    ['/services', '/services'],
    ['/services/', '/services/'],
    ['/resource_hub/index', '/resource_hub/index'],
    ['//', '/'],
    ['//projects//land', '/projects/land'],
    ['/projects///land//', '/projects/land/'],
    ['//index.html', '/'],
    ['/adbond//services.html', '/adbond/services'],
  ])('%s → %s', (path, expected) => {
    expect(withoutEnding(path)).toBe(expected)
  })
})

describe('which file answers an address', () => {
  it('is known at once also where thousands of slashes end in a letter', () => {
    const started = performance.now()
    for (let n = 0; n < 20; n++) expect(documentOf(`/${'/'.repeat(16_000)}${n}`).status).toBe(404)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it.each([
    ['/', 'index.html', 200],
    ['/services', 'services.html', 200],
    ['/services/', 'services.html', 200],
    ['/legal', 'legal.html', 200],
    ['/legal/privacy', 'legal/privacy.html', 200],
    ['/projects', 'projects.html', 200],
    ['/projects/', 'projects.html', 200],
    ['/projects/land', 'projects/land.html', 200],
    ['/shortlist', 'shortlist.html', 200],
    ['/compare', 'compare.html', 200],
    [sitePaths.package(101), SHELLS.package, 200],
    [sitePaths.post('buying-land safely'), SHELLS.post, 200],
    ['/projects/package', NOT_FOUND_FILE, 404],
    ['/projects/package/1/2', NOT_FOUND_FILE, 404],
    ['/projects/sea', NOT_FOUND_FILE, 404],
    ['//', 'index.html', 200],
    ['//projects/land', 'projects/land.html', 200],
    ['/projects//land/', 'projects/land.html', 200],
    ['/projects/package//101', SHELLS.package, 200],
    ['//projects/sea', NOT_FOUND_FILE, 404],
    ['', NOT_FOUND_FILE, 404],
    ['/index.html', 'index.html', 200],
    ['/services.html', 'services.html', 200],
    ['/legal/privacy.html', 'legal/privacy.html', 200],
    ['/projects/package/7.html', SHELLS.package, 200],
    ['/404.html', NOT_FOUND_FILE, 404],
    ['/shells/any.html', NOT_FOUND_FILE, 404],
  ])('%s → %s, %i', (path, file, status) => {
    expect(documentOf(path)).toEqual({ file, status })
  })

  it('covers every route of spec §2', () => {
    expect(staticPaths).toEqual(
      expect.arrayContaining([
        ...[
          '/',
          '/who_we_are',
          '/virtual_team',
          '/careers',
          '/services',
          '/site_tour',
          '/resource_hub',
          '/faqs',
        ],
        ...['/projects/land', '/projects/agro', '/projects/home'],
        ...['/legal', '/legal/privacy', '/legal/cookies', '/legal/terms'],
      ]),
    )
  })
})
