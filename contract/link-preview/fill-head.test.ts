import { describe, expect, it } from 'vitest'
import { fillHead, siteUrlOf } from './fill-head.ts'
import type { RecordHead } from './record-head.ts'

const SHELL = `<!doctype html><html><head><meta charset="utf-8" /><title>Package | Adbond</title><meta name="description" content="One of ours."/><meta property="og:type" content="website"/><meta property="og:site_name" content="Adbond"/><meta property="og:title" content="Package | Adbond"/><meta property="og:description" content="One of ours."/><meta property="og:image" content="https://site.example/share/front-page.jpg"/><meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/><meta name="twitter:card" content="summary_large_image"/></head><body><title>in the body</title></body></html>`
const HEAD: RecordHead = {
  title: 'Epe Gardens',
  description: '₦4,500,000 · Epe',
  picture: '/media/gate.jpg',
  kind: 'website',
}
const PLACE = { siteUrl: 'https://site.example/adbond', path: '/projects/package/7' }

const metas = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, said]) => [
    name,
    said,
  ])

describe('the head of a record', () => {
  const html = fillHead(SHELL, HEAD, PLACE)

  it('says everything once', () => {
    expect(Object.fromEntries(metas(html))).toEqual({
      description: '₦4,500,000 · Epe',
      'og:type': 'website',
      'og:site_name': 'Adbond',
      'og:title': 'Epe Gardens | Adbond',
      'og:description': '₦4,500,000 · Epe',
      'og:url': 'https://site.example/adbond/projects/package/7',
      'og:image': 'https://site.example/media/gate.jpg',
      'twitter:card': 'summary_large_image',
    })
    expect(metas(html)).toHaveLength(8)
    expect(html).toContain('<title>Epe Gardens | Adbond</title>')
    expect(html).toContain(
      '<link rel="canonical" href="https://site.example/adbond/projects/package/7" data-filled>',
    )
  })

  it('changes nothing below it, and keeps the charset first', () => {
    expect(html.slice(html.indexOf('</head>'))).toBe(SHELL.slice(SHELL.indexOf('</head>')))
    expect(html.startsWith(SHELL.slice(0, SHELL.indexOf('<title>')))).toBe(true)
  })

  it('marks what the page says anew, and not what both say', () => {
    expect(html).toContain('content="Epe Gardens | Adbond" data-filled>')
    expect(html).toContain('<meta property="og:type" content="website"/>')
  })

  it("keeps the site's picture for a record without one", () => {
    const said = Object.fromEntries(metas(fillHead(SHELL, { ...HEAD, picture: null }, PLACE)))
    expect(said).toMatchObject({
      'og:image': 'https://site.example/share/front-page.jpg',
      'og:image:width': '1200',
    })
  })

  const WIDE = SHELL.replace('<title>in', '<div data-has-widths="true"></div><title>in')

  it.each([
    [
      'the copy that chats show, of an API that makes some',
      WIDE,
      '/media/gate.jpg',
      '/media/gate.jpg?w=1280',
    ],
    ['a picture with a query as it is', WIDE, '/media/gate.jpg?v=2', '/media/gate.jpg?v=2'],
    ['a picture of another kind as it is', WIDE, '/uploads/gate.jpg', '/uploads/gate.jpg'],
    ['the whole picture of an API without copies', SHELL, '/media/gate.jpg', '/media/gate.jpg'],
    ["the site's picture in place of a film", WIDE, '/media/walk.MP4?v=2', '/share/front-page.jpg'],
  ])('names %s', (_, shell, picture, named) =>
    expect(Object.fromEntries(metas(fillHead(shell, { ...HEAD, picture }, PLACE)))).toMatchObject({
      'og:image': `https://site.example${named}`,
    }),
  )

  it('says how large the picture is where that is known', () => {
    const size = { width: 1280, height: 853 }
    expect(Object.fromEntries(metas(fillHead(WIDE, HEAD, { ...PLACE, size })))).toMatchObject({
      'og:image:width': '1280',
      'og:image:height': '853',
    })
    const bare = metas(fillHead(WIDE, { ...HEAD, picture: null }, { ...PLACE, size }))
    expect(bare.filter(([name]) => name?.startsWith('og:image:'))).toEqual([
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ])
  })

  it('says nothing absolute without a public address', () => {
    const bare = fillHead(SHELL, HEAD, { siteUrl: '', path: '/projects/package/7' })
    expect(bare).not.toMatch(/canonical|og:url|gate\.jpg/)
  })

  it.each([
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['</title><img src=x>', '&lt;/title&gt;&lt;img src=x&gt;'],
    ['$& $1 $`', '$&amp; $1 $`'],
    ['&quot;', '&amp;quot;'],
    ['a\u0000b\nc', 'a b c'],
  ])('shows %j as words', (title, shown) => {
    const hostile = fillHead(SHELL, { ...HEAD, title, description: title }, PLACE)
    expect(hostile).toContain(`<title>${shown} | Adbond</title>`)
    expect(hostile).toContain(`<meta name="description" content="${shown}" data-filled>`)
    expect(hostile).not.toMatch(/<script|<img/)
  })

  it('leaves a page alone that has no head to fill', () =>
    expect(fillHead('<p>a</p>', HEAD, PLACE)).toBe('<p>a</p>'))
})

it.each([
  ['<link rel="canonical" href="https://site.example/"/>', 'https://site.example'],
  ['<link rel="canonical" href="https://site.example/adbond/"/>', 'https://site.example/adbond'],
  ['<p>', ''],
])('the public address in %s', (html, url) => expect(siteUrlOf(html)).toBe(url))
