import { describe, expect, test } from 'vitest'
import { sitePaths } from '#contract/site-paths.ts'
import { isEntryActive, linkMatch } from './active-link.ts'
import { headerNavigation } from './navigation.ts'

describe('the match of a link', () => {
  test.each([
    ['/', '/', 'page'],
    ['/', '/faqs', null], // everything is below the front page, and nothing of it is the front page
    ['/faqs', '/faqs', 'page'],
    ['/faqs', '/faqs/', 'page'],
    ['/resource_hub', '/resource_hub/buying-land-safely', 'section'],
    ['/resource_hub', '/resource_hub/a/b', null], // an unknown address
    ['/careers', '/careers/nurse', null],
    ['/legal/privacy', '/legal', 'page'], // decision E19
    ['/legal/terms', '/legal', null],
    ['/projects/land', '/projects/agro', null],
  ])('of %s on %s is %s', (to, pathname, match) => {
    expect(linkMatch(to, pathname)).toBe(match)
  })
})

const activeOn = (pathname: string) =>
  headerNavigation.filter((entry) => isEntryActive(entry, pathname)).map((entry) => entry.label)

describe('the header highlights', () => {
  test.each([
    [sitePaths.frontPage, ['Home']],
    [sitePaths.careers, ['About']],
    [sitePaths.services, ['Services']],
    [sitePaths.projects('home'), ['Projects and Packages']],
    [sitePaths.package('12'), ['Projects and Packages']],
    [sitePaths.post('a-post'), ['Community']],
    [sitePaths.siteTour, ['Site Tour']],
    [sitePaths.privacy, []],
    ['/no/such/page', []],
  ])('on %s: %j', (pathname, labels) => {
    expect(activeOn(pathname)).toEqual(labels)
  })
})
