import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

// Playwright sees the page's own requests only, not those of the worker.
test.use({ serviceWorkers: 'block' })

const MARK = 'The end of the article'

async function openArticle(page: Page, content: string): Promise<void> {
  await page.route('**/api/v2/posts/article', (route) =>
    route.fulfill({
      json: {
        statusCode: 200,
        data: { id: 1, slug: 'article', topic: 'Article', type: 'blog', created: 'January 5, 2027', content },
      },
    }),
  )
  await page.goto('/resource_hub/article')
  await expect(page.getByText(MARK)).toBeVisible()
}

/** What a filter that missed something would leave behind. */
const leftovers = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const text = article.querySelector('.prose') ?? article
    const refused = 'script,style,link,meta,base,iframe,object,embed,form,input,select,textarea,template,math'
    return [...text.querySelectorAll('*')].flatMap((element) => {
      const isOwnDrawing = element.closest('button') !== null // what waits for a tap is drawn by the site
      if (element.matches(refused) || (element.matches('svg') && !isOwnDrawing)) return [element.outerHTML]
      return [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
    })
  })

test.describe('without the policy, which would stop them too', () => {
  test.use({ bypassCSP: true })

  test('no hostile article runs anything or leaves anything that could', async ({ page }) => {
    test.setTimeout(180_000)
    const hits: string[] = []
    page.on('dialog', (dialog) => dialog.dismiss())
    await page.exposeFunction('hit', () => hits.push('hit'))
    for (const html of HOSTILE_HTML) {
      await page.unroute('**/api/v2/posts/article')
      await openArticle(page, `<p>${MARK}</p>${html}`)
      expect(await leftovers(page), html).toEqual([])
      expect(hits, html).toEqual([])
    }
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(40)

    // The alarm itself works: the same HTML unfiltered is heard.
    await page.evaluate(() => {
      document.body.append(document.createRange().createContextualFragment('<img src=x onerror=hit()>'))
    })
    await expect.poll(() => hits.length).toBe(1)
  })
})

test('an honest article keeps its parts under the strict policy, and a film waits for a tap', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'film' })
  })
  await openArticle(
    page,
    `<h1>Part</h1><h4>Detail</h4><p>See the <a href="/site_tour">tour</a> or <a href="https://registry.example/">the registry</a>.</p>
     <table><caption>Prices</caption><tr><th>Plot</th><td>7</td></tr></table>
     <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The walk"></iframe><p>${MARK}</p>`,
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Part' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Detail' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
  const outside = page.getByRole('link', { name: /the registry/ })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', /noopener/)

  expect(asked).toEqual([])
  await page.getByRole('button', { name: /The walk/ }).click()
  await expect.poll(() => asked.length).toBe(1)

  await page.getByRole('link', { name: 'tour', exact: true }).click()
  await expect(page).toHaveURL(/\/site_tour$/)
})
