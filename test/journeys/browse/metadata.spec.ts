/** What search engines and chats read of the built site: plain requests, no browser. */
import sharp from 'sharp'
import { SHELLS, staticPaths } from '../../../contract/addresses/documents.ts'
import { siteConfig } from '../../../contract/site-config.ts'
import { sitePaths } from '../../../contract/site-paths.ts'
import { expect, test } from '../../harness/journey.ts'

/** What structured data each kind of screen has besides its place in the site. */
const DATA: Record<string, string[]> = {
  [sitePaths.frontPage]: ['Organization', 'FAQPage'],
  [sitePaths.whoWeAre]: ['AboutPage', 'Organization'],
  [sitePaths.services]: ['Organization', 'OfferCatalog'],
  [sitePaths.siteTour]: ['FAQPage'],
  [sitePaths.faqs]: ['FAQPage'],
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const meta = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
const title = (html: string) => first(html, /<title>([^<]*)<\/title>/)
const canonical = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/)

test('every address has its own title, description, canonical link and words for chats', async ({
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  const listed = staticPaths.filter((path) => path !== sitePaths.legal)
  for (const path of listed) {
    const html = await (await request.get(path)).text()
    seen.titles.add(title(html))
    seen.descriptions.add(meta(html, 'description'))
    expect(meta(html, 'description').length, path).toBeGreaterThan(50)
    const isIndexed = meta(html, 'robots') === ''
    // Where search engines stay out, an address without its query would only be shared in place of the real one.
    const address = isIndexed ? siteConfig.siteUrl + path : ''
    expect([canonical(html), meta(html, 'og:url')], path).toEqual([address, address])
    expect(meta(html, 'og:title'), path).toBe(title(html))
    expect(meta(html, 'og:description'), path).toBe(meta(html, 'description'))
    if (path !== sitePaths.frontPage && isIndexed) expect(html, path).toContain('"@type":"BreadcrumbList"')
    for (const kind of DATA[path] ?? []) expect(html, path).toContain(`"@type":"${kind}"`)
  }
  expect(seen.titles.size).toBe(listed.length)
  expect(seen.descriptions.size).toBe(listed.length)
})

test('the bare legal address points to the privacy policy, and a shell points nowhere', async ({
  request,
}) => {
  expect(canonical(await (await request.get(sitePaths.legal)).text())).toBe(
    siteConfig.siteUrl + sitePaths.privacy,
  )
  for (const file of Object.values(SHELLS)) {
    expect(canonical(await (await request.get(`/${file}`)).text()), file).toBe('')
  }
})

test('every address has a picture for chats, 1200 × 630, as JPEG', async ({ request }) => {
  for (const path of staticPaths) {
    const html = await (await request.get(path)).text()
    const picture = meta(html, 'og:image')
    expect(picture, path).toMatch(siteConfig.siteUrl)
    const answer = await request.get(picture.slice(siteConfig.siteUrl.length))
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
    const bytes = await answer.body()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length, `${path}: some chats show nothing above 300 kB`).toBeLessThan(300_000)
  }
})

test('robots.txt names the site map, which holds every indexed address once', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${siteConfig.siteUrl}/sitemap.xml`,
  )
  const addresses = async () => {
    const siteMap = await (await request.get('/sitemap.xml')).text()
    return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  }
  const recordsOf = (all: string[]) =>
    all.filter((address) => /\/projects\/package\/.|\/resource_hub\/./.test(address))
  // The server waits a second for what it adds, and no longer: the first map of a site that starts may be without.
  await expect.poll(async () => recordsOf(await addresses()).length).toBeGreaterThan(20)
  const all = await addresses()
  const records = recordsOf(all)
  expect(new Set(records).size, 'this server adds its records, each once').toBe(records.length)
  for (const address of records.slice(0, 3)) {
    const answer = await request.get(address.slice(siteConfig.siteUrl.length))
    expect(answer.headers()['x-robots-tag'], address).toBeUndefined()
  }
  const listed = all.filter((address) => !records.includes(address))
  const indexed: string[] = []
  for (const path of staticPaths) {
    if (path === sitePaths.legal) continue
    if (meta(await (await request.get(path)).text(), 'robots') === '') indexed.push(siteConfig.siteUrl + path)
  }
  expect(listed.toSorted()).toEqual(indexed.toSorted())
})

test('a package and a post say who they are once they are read', async ({ page }) => {
  await page.goto('/projects/package/101')
  await expect(page).toHaveTitle('Moniya Green 500 | Adbond')
  const data = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks: HTMLScriptElement[]) => blocks.map(({ text }) => text).join())
  for (const words of ['"@type":"Product"', '"@type":"Offer"', '"name":"Land packages"'])
    await expect.poll(data).toContain(words)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    /\/projects\/package\/101$/,
  )

  await page.goto('/resource_hub')
  await page.getByRole('region', { name: 'Latest Updates' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resource_hub\/./)
  await expect.poll(data).toContain('"@type":"Article"')
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
})
