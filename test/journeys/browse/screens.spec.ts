/** What the specification fixes on each screen: its words, where its links lead, and what shows (spec §2). */
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { interactive } from '../support/booking.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const REGISTER = 'https://app.adbond.example/register'

const WORDS: Record<string, string[]> = {
  '/': [
    'Explore Our Services',
    'Transforming Dreams Into Reality',
    'Explore Project Packages',
    'Tips to Build Wealth & Grow with Ease',
    'Find Your Perfect Package',
    'Agro-to-Home Solutions Simplified',
    'Purchase lands',
    'Cultivate agricultural projects',
    'Build your dream homes',
    'Tailored Solutions for Your Assets',
    'Frequently Asked Questions',
    'Invest in your future and secure that of generations to come',
  ],
  '/who_we_are': [
    "Securing Future Spaces for Africa's Next-Generation",
    'Our Story',
    'Our Vision',
    'Our Mission',
    'The Values We Live By',
    'Meet our Leadership Team',
    'Partnerships & Collaborations',
    'Celebrating Our Journey',
  ],
  '/virtual_team': ["Become Part of Adbond's Virtual Team", 'Join Us'],
  '/services': ['Secure your future', 'No Poverty', 'Zero Hunger', 'Life on Land'],
  '/site_tour': ['Plan Your Visit'],
  '/resource_hub': [
    'Editorial Pick',
    'Latest Updates',
    'Explore by categories.',
    'Find articles that match your interests',
  ],
  '/faqs': ['Need More Help', 'Submit'],
}

const LINKS: [path: string, name: string | RegExp, href: string][] = [
  ['/', 'Explore Our Services', '/services'],
  ['/', /^Explore Project Packages ?: Land/, '/projects/land'],
  ['/', /^Explore Project Packages ?: Agro/, '/projects/agro'],
  ['/', /^Explore Project Packages ?: Home/, '/projects/home'],
  ['/', 'See All Posts', '/resource_hub'],
  ['/', /^Learn More about/, '/who_we_are'],
  ['/', /^Login/, 'https://app.adbond.example/login'],
  ['/', /^Sign up/, REGISTER],
  ['/who_we_are', /^Start Your Journey/, REGISTER],
  ['/virtual_team', 'Join Us', '#join-us'],
  ['/careers', 'See job openings', '#job-openings'],
  ['/services', 'See our core services', '#core-services'],
  ['/services', 'Land', '/projects/land'],
  ['/services', 'Who we are', '/who_we_are'],
  ['/site_tour', 'Book a Site Tour', '#site_tour_form'],
]

const LEGAL: Record<string, string[]> = {
  '/legal/privacy': [
    'Personal information',
    'Device and usage',
    'Cookies',
    'How we protect it',
    'corrected or deleted',
    'withdraw a consent',
    'object to direct marketing',
    'complain to an authority',
    'Links to others',
    'Changes to this policy',
    'Villa owners',
    'Keep your password private',
    'within the hour',
    'Lagos',
  ],
  '/legal/cookies': [
    '15-02-2023',
    'What cookies are',
    'Strictly necessary',
    'Functionality',
    'Performance',
    'Advertising',
    'analytics provider',
    'social plugins',
    'Changes',
  ],
  '/legal/terms': [
    'lawful purposes only',
    'Intellectual property',
    'Disclaimer of warranties',
    'Limitation of liability',
    'Indemni',
    'terminate|end the site|close the site|change or end',
  ],
}

/** The text of a page as it is prerendered. */
async function textOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }
  return html.replace(/<[^>]+>/g, '').replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)
}

for (const [path, words] of Object.entries(WORDS)) {
  test(`${path} says every word that is fixed for it`, async ({ page }) => {
    const text = await textOf(page, path)
    expect(words.filter((fixed) => !text.includes(fixed))).toEqual([])
  })
}

test('the legal pages hold every part that the specification lists', async ({ page }) => {
  for (const [path, parts] of Object.entries(LEGAL)) {
    const text = await textOf(page, path)
    expect(
      parts.filter((part) => !new RegExp(part).test(text)),
      path,
    ).toEqual([])
  }
})

test('every screen leads where the specification says', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: DESKTOP,
  })
  const page = await context.newPage()
  for (const [path, name, href] of LINKS) {
    if (new URL(page.url(), site.origin).pathname !== path) await page.goto(path)
    const link = page.locator('main, header').getByRole('link', { name, exact: true }).locator('visible=true')
    expect(
      await link.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      `${path} ${name}`,
    ).toContain(href)
    if (href.startsWith('https:')) await expect(link.first()).toHaveAttribute('target', '_blank')
    if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1)
  }
  await context.close()
})

test('the front page shows three estate pictures in its hero and six cards of services', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main > section, main section').first().getByRole('img')).toHaveCount(3)
  const solutions = page.getByRole('heading', { name: 'Tailored Solutions for Your Assets' })
  await expect(solutions.locator('xpath=ancestor::section').getByRole('heading', { level: 3 })).toHaveCount(6)
})

test('a card of a post cuts its topic at two lines and leads to it', async ({ page }) => {
  await page.goto('/resource_hub')
  const card = page.getByRole('region', { name: 'Explore by categories.' }).getByRole('article').first()
  await expect(card.getByRole('heading')).toHaveCSS('-webkit-line-clamp', '2')
  await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', /^\/resource_hub\/./)
})

test('strips move on the screens that the specification names, in its time', async ({ page }) => {
  const roundMs = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getTiming().duration)
        .filter((ms) => Number(ms) > 20_000),
    )
  for (const [path, viewport, rounds] of [
    ['/who_we_are', PHONE, [55_000]],
    ['/who_we_are', DESKTOP, []],
    ['/site_tour', DESKTOP, [105_000]],
    ['/site_tour', PHONE, []],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await interactive(page)
    await expect.poll(roundMs, `${path} at ${viewport.width} px`).toEqual(rounds)
  }
})

test('the gallery of careers has six pictures on a phone and five on a desktop', async ({ page }) => {
  await page.goto('/careers')
  const pictures = page.locator('figure ul li').locator('visible=true')
  await page.setViewportSize(PHONE)
  await expect(pictures).toHaveCount(6)
  await page.setViewportSize(DESKTOP)
  await expect(pictures).toHaveCount(5)
})

test('every opening has its Apply Now with the position in the subject', async ({ page }) => {
  await page.goto('/careers')
  const openings = page.locator('#job-openings')
  await expect(openings.getByRole('link', { name: /^Apply Now/ })).toHaveCount(6)
  await expect(openings.getByRole('link', { name: /^Apply Now ?: Graphics Designer/ })).toHaveAttribute(
    'href',
    /^mailto:careers@adbond\.example\?subject=Application%3A%20Graphics%20Designer/,
  )
})

test('a package shows everything that the specification lists', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/projects/package/101')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Moniya Green 500')
  for (const words of [
    'Sales contact',
    'Size',
    'Units',
    'Plots available',
    'Property type',
    'What comes with it',
    'price per unit',
    'Payment plan',
    'Total',
  ]) {
    await expect(main.getByText(words).locator('visible=true').first(), words).toBeVisible()
  }
  await expect(main.getByText('500 sqm').locator('visible=true').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'sales@adbond.example' }).first()).toBeVisible()
  await expect(main.getByRole('img').locator('visible=true').first()).toBeVisible()
  const brochure = await main.getByRole('link', { name: 'Brochure' }).getAttribute('href')
  const { headers } = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { headers: Object.fromEntries(answer.headers) }
  }, brochure ?? '')
  expect(headers['content-type']).toBe('application/pdf')
})

test('a post shows everything that the specification lists', async ({ page }) => {
  await page.goto('/resource_hub/how-to-verify-land-before-you-pay')
  const post = page.getByRole('article')
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  for (const words of [/\d+ min read/, /\d+ Likes?/, /\d+ Comments?/, 'Blog', 'Land']) {
    await expect(post.getByText(words).first()).toBeVisible()
  }
  await expect(post.locator('time').first()).toHaveText(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d+, \d{4}$/,
  )
  await expect(post.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(post.getByRole('link', { name: 'Back' })).toBeVisible()
  await expect(post.locator('p').nth(3)).toHaveText(/\S{3}/)
})
