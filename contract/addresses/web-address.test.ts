import { afterEach, describe, expect, it, vi } from 'vitest'
import { dataAddress, mediaAddress, webAddress } from './web-address.ts'

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
    ['https://cdn.example/50% off.jpg', 'https://cdn.example/50%25%20off.jpg'],
    ['/media/Plot #5.jpg', '/media/Plot%20%235.jpg'],
    ['/media/100%25%20a.jpg', '/media/100%25%20a.jpg'],
    ['https://tour.example/show#/2/garden', 'https://tour.example/show#/2/garden'],
    ['/icons.svg#fence', '/icons.svg#fence'],
    ['/media/walk.mp4#t=0.001', '/media/walk.mp4#t=0.001'],
    ['/media/a.pdf#view=FitH,1.250', '/media/a.pdf#view=FitH,1.250'],
    ['https://vr.example/tour/#scene1.html', 'https://vr.example/tour/#scene1.html'],
    ['https://vr.example/tour/#image=hall.jpg', 'https://vr.example/tour/#image=hall.jpg'],
    ['https://vr.example/index.html#lobby.main', 'https://vr.example/index.html#lobby.main'],
    ['https://maps.example/estate#12.345', 'https://maps.example/estate#12.345'],
    ['/media/#5 Gate 1.0.jpeg', '/media/%235%20Gate%201.0.jpeg'],
    ['/media/Gate v1.0#5.JPG', '/media/Gate%20v1.0%235.JPG'],
    ['/media/Mr.Ade#2.jpg', '/media/Mr.Ade%232.jpg'],
    ['/media/Block.One#5.JPG', '/media/Block.One%235.JPG'],
    ['/media/Plan.v2a#3.png', '/media/Plan.v2a%233.png'],
    ['/media/plan.PDF#gate.two', '/media/plan.PDF#gate.two'],
    ['https://vr.example/index.php#lobby.main', 'https://vr.example/index.php#lobby.main'],
    ['/icons.svg#fence.high', '/icons.svg#fence.high'],
    ['www.matterport.com/x', 'https://www.matterport.com/x'],
    [' //my.matterport.com/show', 'https://my.matterport.com/show'],
    ['my.matterport.com/show?m=1', 'https://my.matterport.com/show?m=1'],
    ['media/a.jpg', null],
    ['brochure.pdf', null],
    ['v1.0/a.jpg', null],
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

describe('an address of a picture or film', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    ['http://cdn.example/a b.jpg', 'https://cdn.example/a%20b.jpg'],
    [' http://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['HTTP://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['https://cdn.example/http://a.jpg', 'https://cdn.example/http://a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    ['javascript:alert(1)', null],
    ['http://localhost:8080/media/a.jpg', 'http://localhost:8080/media/a.jpg'],
    ['http://127.0.0.1/media/a.jpg', 'http://127.0.0.1/media/a.jpg'],
    ['http://[::1]:8080/media/a.jpg', 'http://[::1]:8080/media/a.jpg'],
  ])('%j is fetched at %j, as the policy would have it, or on this machine', (text, address) => {
    expect(mediaAddress(text)).toBe(address)
  })

  it('of a link stays as it is written', () =>
    expect(dataAddress('http://tour.example/3d')).toBe('http://tour.example/3d'))

  it.each<[`VITE_${string}`, string]>([
    ['VITE_SITE_URL', 'http://192.168.1.5:8080'],
    ['VITE_API_BASE_URL', 'http://192.168.1.5:8080/api/v2'],
    ['VITE_MEDIA_ORIGIN', 'https://a.example, http://192.168.1.5:9000'],
  ])('stays as it is where %s is %s: such a site has no TLS', async (name, value) => {
    vi.stubEnv(name, value)
    vi.resetModules()
    const fresh = await import('./web-address.ts')
    expect(fresh.mediaAddress('http://cdn.example/a.jpg')).toBe('http://cdn.example/a.jpg')
  })
})
