import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { linkTarget, mapPage, youtubePlayer } from './rich-text-link.ts'

const ORIGINS = ['http://localhost:8080', 'https://adbond.example']

describe('a link of an article', () => {
  test.each([
    ['/site_tour', { kind: 'screen', href: '/site_tour' }],
    ['/faqs?tab=land#x', { kind: 'screen', href: '/faqs?tab=land#x' }],
    ['https://adbond.example/site_tour', { kind: 'screen', href: '/site_tour' }],
    ['/media/brochure.pdf', { kind: 'plain', href: '/media/brochure.pdf' }],
    ['mailto:sales@adbond.example', { kind: 'plain', href: 'mailto:sales@adbond.example' }],
    ['tel:+2348031234567', { kind: 'plain', href: 'tel:+2348031234567' }],
    ['https://lagosstate.example/land', { kind: 'elsewhere', href: 'https://lagosstate.example/land' }],
    ['www.lagosstate.example/land', { kind: 'elsewhere', href: 'https://www.lagosstate.example/land' }],
    ['//evil.example/x', { kind: 'elsewhere', href: 'https://evil.example/x' }],
    ['/\\evil.example', { kind: 'elsewhere', href: 'http://evil.example/' }],
    [
      'https://adbond.example.evil.example/',
      { kind: 'elsewhere', href: 'https://adbond.example.evil.example/' },
    ],
    ['/.//evil.example/x', null],
    ['https://adbond.example//evil.example', null],
    ['https://adbond.example/a/..//evil.example', null],
    ['/faqs?see=guide.pdf', { kind: 'screen', href: '/faqs?see=guide.pdf' }],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://', null],
    ['', null],
  ])('%s', (href, target) => {
    expect(linkTarget(href, ORIGINS)).toEqual(target)
  })
})

describe('a link of an article from an API elsewhere', () => {
  const API = 'https://api.example'
  test.each([
    ['/storage/brochure.pdf', { kind: 'elsewhere', href: 'https://api.example/storage/brochure.pdf' }],
    ['https://adbond.example/guide.pdf', { kind: 'plain', href: '/guide.pdf' }],
    ['/site_tour', { kind: 'screen', href: '/site_tour' }],
    ['/.//evil.example/x.pdf', null],
  ])('%s', (href, target) => {
    expect(linkTarget(href, ORIGINS, API)).toEqual(target)
  })
})

describe('a link of an article on a site in a folder of its host', () => {
  let targetOf: typeof linkTarget
  beforeAll(async () => {
    vi.resetModules()
    vi.stubEnv('VITE_BASE_PATH', '/adbond/')
    targetOf = (await import('./rich-text-link.ts')).linkTarget
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test.each([
    ['/site_tour?day=1', { kind: 'screen', href: '/adbond/site_tour?day=1' }],
    ['site_tour', { kind: 'screen', href: '/adbond/site_tour' }],
    ['/adbond/site_tour', { kind: 'screen', href: '/adbond/site_tour' }],
    ['https://adbond.example/adbond/faqs#x', { kind: 'screen', href: '/adbond/faqs#x' }],
    ['https://adbond.example/adbond', { kind: 'screen', href: '/adbond/' }],
    ['https://adbond.example/adbond?from=mail', { kind: 'screen', href: '/adbond/?from=mail' }],
    ['/adbond', { kind: 'screen', href: '/adbond/' }],
    ['https://adbond.example/about', { kind: 'plain', href: '/about' }],
    ['//adbond.example/about', { kind: 'plain', href: '/about' }],
    ['https://adbond.example', { kind: 'plain', href: '/' }],
    ['https://adbond.example/adbonds', { kind: 'plain', href: '/adbonds' }],
  ])('%s', (href, target) => {
    expect(targetOf(href, ['https://adbond.example'], '')).toEqual(target)
  })
})

describe('a film in an article', () => {
  const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
  test.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=10', PLAYER],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', PLAYER],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=3', PLAYER],
    ['https://youtu.be/dQw4w9WgXcQ', PLAYER],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', PLAYER],
    ['https://www.youtube.com/embed/videoseries?list=PL0123456789', null],
    ['https://www.youtube.com/watch?v="><script>', null],
    ['https://youtube.com.evil.example/embed/dQw4w9WgXcQ', null],
    ['https://notyoutube.com/embed/dQw4w9WgXcQ', null],
    ['https://player.vimeo.com/video/1', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('from %s', (src, player) => {
    expect(youtubePlayer(src)).toBe(player)
  })
})

describe('a map in an article', () => {
  const MONIYA = 'https://www.google.com/maps?q=7.5283,3.9132'
  const IBADAN = 'https://www.google.com/maps?q=Moniya%2C%20Ibadan%20%26%20beyond'
  test.each([
    ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3956.1!2d3.9132!3d7.5283!2m3!1f0', MONIYA],
    ['https://www.google.com/maps/embed?pb=%211m3%211d3956.1%212d3.9132%213d7.5283', MONIYA],
    [
      'https://www.google.com/maps/embed?pb=!1d9!2d-46.6333!3d-23.55!2m3',
      'https://www.google.com/maps?q=-23.55,-46.6333',
    ],
    ['https://www.google.com/maps/embed/v1/place?key=k&q=Moniya,+Ibadan+%26+beyond', IBADAN],
    ['https://maps.google.com/maps?q=Moniya%2C%20Ibadan%20%26%20beyond&z=14&output=embed', IBADAN],
    ['https://maps.google.com.ng/maps?q=Moniya,+Ibadan+%26+beyond&output=embed', IBADAN],
  ])('%s opens as a page', (src, page) => {
    expect(mapPage(src)).toBe(page)
  })

  test.each([
    'https://www.google.com/maps/embed?pb=!4v1!6m8!1m7!1sx!2m2!1d7.5283!2d3.9132!3f40',
    'https://www.google.com/maps/embed/v1/view?key=k&center=7.5,3.9',
    'https://www.google.com/maps/embed/v1/place?key=k&q=',
    'https://www.google.com/maps/d/embed?mid=x&q=y',
    'https://www.google.com/search?q=Moniya',
    'https://www.google.com/?q=Moniya',
    'https://www.google.com.evil.example/maps/embed?q=Moniya',
    'https://player.vimeo.com/video/1?q=Moniya',
    '/maps/embed?q=Moniya',
    '',
  ])('nothing is made of %s', (src) => {
    expect(mapPage(src)).toBe(src)
  })
})
