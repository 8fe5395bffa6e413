import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { trailJsonLd } from './breadcrumb-json-ld.ts'
import { PageHead } from './page-head.tsx'
import { sharePicture } from './share-picture.ts'

const SITE = 'https://adbond.example'

describe('what a screen says of itself', () => {
  const head = renderToStaticMarkup(
    <PageHead title="Services" description="What we do." path="/services" jsonLd={{ '@type': 'WebPage' }} />,
  )

  it.each([
    '<title>Services | Adbond</title>',
    '<meta name="description" content="What we do."/>',
    `<link rel="canonical" href="${SITE}/services"/>`,
    `<meta property="og:url" content="${SITE}/services"/>`,
    '<meta property="og:title" content="Services | Adbond"/>',
    `<meta property="og:image" content="${SITE}/share/services.jpg"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
  ])('%s', (tag) => {
    expect(head).toContain(tag)
  })

  it('names its own data and its place in the site', () => {
    expect(head).toContain('"@type":"WebPage"')
    expect(head).toContain('"@type":"BreadcrumbList"')
  })

  it('claims no address while one file stands for many', () => {
    const shell = renderToStaticMarkup(<PageHead title="Package" description="One." path={null} />)
    expect(shell).not.toContain('canonical')
    expect(shell).not.toContain('og:url')
    expect(shell).toContain('/share/front-page.jpg')
  })

  it('claims no address where search engines stay out: browsers and chats would share it without its query', () => {
    const personal = renderToStaticMarkup(
      <PageHead title="Compare" description="Side by side." path="/compare" noIndex />,
    )
    expect(personal).not.toMatch(/canonical|og:url/)
    expect(personal).toContain('/share/compare.jpg')
  })

  it('shows a picture of its own where it has one', () => {
    const post = renderToStaticMarkup(
      <PageHead title="A" description="B" path="/resource_hub/a" picture="/media/a.jpg" kind="article" />,
    )
    expect(post).toContain(`<meta property="og:image" content="${SITE}/media/a.jpg"/>`)
    expect(post).not.toContain('og:image:width')
    expect(post).toContain('<meta property="og:type" content="article"/>')
  })

  it("shows the front page's picture of a record that has none", () => {
    const post = renderToStaticMarkup(
      <PageHead title="A" description="B" path="/resource_hub/a" picture={null} />,
    )
    expect(post).toContain(`<meta property="og:image" content="${SITE}/share/front-page.jpg"/>`)
    expect(post).toContain(`<link rel="canonical" href="${SITE}/resource_hub/a"/>`)
  })
})

describe('the place of a screen in the site', () => {
  it('is a list from the front page to the screen', () => {
    const steps = [
      { name: 'Land packages', path: '/projects/land' },
      { name: 'Plot', path: '/projects/package/1' },
    ]
    expect(trailJsonLd(steps, SITE)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${SITE}/` },
        { position: 2, item: `${SITE}/projects/land` },
        { position: 3, name: 'Plot', item: `${SITE}/projects/package/1` },
      ],
    })
  })

  it('is not told of the front page itself, nor without a public address', () => {
    expect(trailJsonLd([{ name: 'Adbond', path: '/' }], SITE)).toBeNull()
    expect(trailJsonLd([{ name: 'FAQs', path: '/faqs' }], '')).toBeNull()
  })
})

it.each([
  ['/', '/share/front-page.jpg'],
  ['/services', '/share/services.jpg'],
  ['/legal/privacy', '/share/legal-privacy.jpg'],
  [null, '/share/front-page.jpg'],
  ['/projects/land', '/share/projects-land.jpg'],
])('the picture of %s is %s', (path, file) => {
  expect(sharePicture(path)).toBe(file)
})
