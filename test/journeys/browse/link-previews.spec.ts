/** What a chat reads of a link: one request, no scripts. And what is left of it once the page runs. */
import { posts } from '../../../api/db/seed/posts.ts'
import { siteConfig } from '../../../contract/site-config.ts'
import { sitePaths } from '../../../contract/site-paths.ts'
import { expect, test } from '../../harness/journey.ts'

const CHAT = { 'User-Agent': 'WhatsApp/2.24.20.79 A', Accept: '*/*' }
const POST = sitePaths.post(posts.find(({ active }) => active)?.slug ?? '')

const tags = (html: string) => [
  ...html.matchAll(/<meta (?:name|property)="(description|og:[\w:]+|twitter:card)" content="([^"]*)"/g),
]
const headOf = (html: string) => Object.fromEntries(tags(html).map(([, name, said]) => [name, said]))

/** The server waits a second for what it fills in, and no longer: the first page of a site that starts may be without. */
test.beforeAll(({ site }) =>
  expect
    .poll(async () => headOf(await (await fetch(site.origin + sitePaths.package(101))).text())['og:title'])
    .toMatch(/^Moniya Green 500/),
)

for (const [what, path, title, description] of [
  ['package', sitePaths.package(101), 'Moniya Green 500 | Adbond', /^₦2,400,000 · .*Moniya.* · 500 sqm/],
  ['post', POST, / \| Adbond$/, /\w{3}/],
] as const) {
  test(`the link of a ${what} has its own title, description and picture`, async ({ request }) => {
    const answer = await request.get(path, { headers: CHAT })
    const html = await answer.text()
    const head = headOf(html)
    expect(answer.status()).toBe(200)
    expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(head['og:title'])
    expect(head['og:title']).toMatch(title)
    expect(head.description).toMatch(description)
    expect(head.description?.length).toBeLessThanOrEqual(155)
    expect(head['og:description']).toBe(head.description)
    expect(head['og:url']).toBe(siteConfig.siteUrl + path)
    expect(html).toContain(`<link rel="canonical" href="${siteConfig.siteUrl}${path}"`)
    expect(head['twitter:card']).toBe('summary_large_image')
    expect(tags(html)).toHaveLength(Object.keys(head).length)

    const picture = head['og:image'] ?? ''
    expect(picture).toMatch(/^https:\/\//)
    const shown = await request.get(picture.slice(siteConfig.siteUrl.length), { headers: CHAT })
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await shown.body()).length, 'some chats show nothing above 300 kB').toBeLessThan(300_000)
  })

  test(`the page of a ${what} that runs says everything once, and the same`, async ({ page, request }) => {
    const served = headOf(await (await request.get(path)).text())
    // Who runs scripts sees the picture as the provider has it. The server knows of the copy that chats want, and its size.
    const { 'og:image:width': _width, 'og:image:height': _height, ...before } = served
    before['og:image'] = before['og:image']?.replace(/\?w=1280$/, '') ?? ''
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      before['og:title']?.replace(' | Adbond', '') ?? '',
    )
    const said = () =>
      page
        .locator('head')
        .locator('meta[property], meta[name=description], meta[name="twitter:card"]')
        .evaluateAll((metas) =>
          metas.map((one) => [
            one.getAttribute('property') ?? one.getAttribute('name'),
            one.getAttribute('content'),
          ]),
        )
    await expect.poll(async () => Object.fromEntries(await said())).toEqual(before)
    expect(await said()).toHaveLength(Object.keys(before).length)
    await expect(page.locator('link[rel=canonical]'), 'the browser shares the address itself').toHaveCount(0)
    await expect(page.locator('[data-filled]')).toHaveCount(0)
  })
}

/** While the heads are read again, nobody is told that a name is unknown: what they lack may be there by now. */
test('a link to nothing is the plain page, and search engines leave it', async ({ request }) => {
  for (const path of [
    sitePaths.package(999_999),
    sitePaths.package('"><script>'),
    sitePaths.post('no-such-post'),
  ]) {
    const said = async () => {
      const answer = await request.get(path)
      expect(await answer.text(), path).not.toContain('rel="canonical"')
      return [answer.status(), answer.headers()['x-robots-tag']]
    }
    await expect.poll(said, path).toEqual([200, 'noindex'])
  }
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })
  const NO_POST = sitePaths.post('no-such-post')

  for (const [what, path, isAnswered] of [
    ['a package that is awaited', sitePaths.package(999_999), false],
    ['a post that is awaited', NO_POST, false],
    ['a post that is not there', NO_POST, true],
  ] as const) {
    test(`the page of ${what} names a picture that the site has`, async ({ page }) => {
      if (!isAnswered) await page.route('**/api/v2/**', () => undefined)
      await page.goto(path)
      await expect(page.locator('head meta[name=robots]')).toHaveCount(isAnswered ? 1 : 0)
      await expect
        .poll(() => page.locator('meta[property="og:url"]').evaluateAll(contents))
        .toEqual(isAnswered ? [] : [siteConfig.siteUrl + path])
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        `${siteConfig.siteUrl}/share/front-page.jpg`,
      )
    })
  }
})

const contents = (metas: Element[]) => metas.map((one) => one.getAttribute('content'))
