import { describe, expect, test } from 'vitest'
import { linkTarget, youtubePlayer } from './rich-text-link.ts'

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

describe('a film in an article', () => {
  const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
  test.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=10', PLAYER],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', PLAYER],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=3', PLAYER],
    ['https://youtu.be/dQw4w9WgXcQ', PLAYER],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', PLAYER],
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
