import { describe, expect, it } from 'vitest'
import { dataAddress, webAddress } from './web-address.ts'

const OWN = ['https://adbond.example', 'http://localhost:8080']

/** What must not lead away while it looks like a path of the site, and what must not look like the site's own. */
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/.\\/evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://adbond.example//evil.example',
  'https://adbond.example/.//evil.example',
  'https://adbond.example@evil.example/',
  'https:/\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://adbond.example/1',
  'ftp://adbond.example/',
  'https://',
  '',
]

describe('an address of the web', () => {
  it.each(HOSTILE)('%j never becomes a path that leads to another host', (text) => {
    const found = webAddress(text, OWN)
    if (found?.isOwn) expect(new URL(found.path, 'https://adbond.example').host).toBe('adbond.example')
    else if (found) expect(OWN).not.toContain(new URL(found.href).origin)
  })

  it.each([
    ['/site_tour', { isOwn: true, path: '/site_tour' }],
    ['/faqs?tab=land#x', { isOwn: true, path: '/faqs?tab=land#x' }],
    ['http://localhost:8080/a//b', { isOwn: true, path: '/a//b' }],
    ['https://adbond.example//evil.example', null],
    ['/.//evil.example', null],
    ['https://lagos.example//storage/a.jpg', { isOwn: false, href: 'https://lagos.example//storage/a.jpg' }],
    ['/\\evil.example', { isOwn: false, href: 'https://evil.example/' }],
  ])('%j', (text, found) => expect(webAddress(text, OWN)).toEqual(found))
})

describe('an address in a record', () => {
  it.each(HOSTILE)('%j is no path of the site', (text) => {
    const found = dataAddress(text)
    expect(found?.startsWith('/') ?? false).toBe(false)
    if (found) expect(new URL(found, 'https://adbond.example').protocol).toBe('https:')
  })

  it.each([
    ['/media/a.jpg', '/media/a.jpg'],
    [' /media/icons/perimeter fence.svg ', '/media/icons/perimeter%20fence.svg'],
    ['https://cdn.example/a b.jpg', 'https://cdn.example/a%20b.jpg'],
    ['https://api.example//storage/a.jpg', 'https://api.example//storage/a.jpg'],
    ['media/a.jpg', null],
    ['https:media/a.jpg', null],
    ['https://[nonsense', null],
  ])('%j → %j', (text, address) => expect(dataAddress(text)).toBe(address))

  it.each([
    ['/media/a b.jpg', 'https://api.example/media/a%20b.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/.//evil.example', null],
    ['/\\evil.example', null],
  ])('of an API elsewhere, %j → %j', (text, address) => {
    const found = dataAddress(text, 'https://api.example')
    expect(found).toBe(address)
    if (found) expect(dataAddress(found, 'https://api.example'), 'a second time as it is').toBe(found)
  })

  it.each(['/media/a.jpg', '/media/ọ.jpg', 'https://cdn.example/a%20b.jpg'])(
    '%s passes a second time as it is',
    (text) => {
      const once = dataAddress(text) ?? ''
      expect(dataAddress(once)).toBe(once)
    },
  )
})
