import { expect, test } from '../../harness/journey.ts'
import { wholeWidth } from '../../harness/press/whole-width.ts'
import { MARK, openArticle } from '../support/article.ts'

// Playwright sees the page's own requests only, not those of the worker.
test.use({ serviceWorkers: 'block' })

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
     <p>Search it <a href="www.agis.example/search">there</a>.</p>
     <table><caption>Prices</caption><tr><th>Plot</th><td>7</td></tr></table>
     <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The walk"></iframe><p>${MARK}</p>`,
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Part' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Detail' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
  const outside = page.getByRole('link', { name: /the registry/ })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', /noopener/)

  await expect(page.getByRole('link', { name: /^there/ })).toHaveAttribute(
    'href',
    'https://www.agis.example/search',
  )

  expect(asked).toEqual([])
  await page.getByRole('button', { name: /The walk/ }).click()
  await expect.poll(() => asked.length).toBe(1)

  await page.getByRole('link', { name: 'tour', exact: true }).click()
  await expect(page).toHaveURL(/\/site_tour$/)
})

test('a table that is wider than a phone scrolls, with its words whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const cells = 'Document Authority Fee Weeks Stamped Remarks Renewal Category'.split(' ')
  await openArticle(
    page,
    `<table><caption>Titles</caption><tr>${cells.map((word) => `<td>${word}</td>`).join('')}</tr></table><p>${MARK}</p>`,
  )
  const table = page.getByRole('table', { name: 'Titles' })
  await expect(table).toBeVisible()
  const linesOf = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  }
  for (const cell of await table.getByRole('cell').all()) expect(await cell.evaluate(linesOf)).toBe(1)
  await expect.poll(() => wholeWidth(page)).toBe(360)
})

test('the films of other editors wait for a tap too', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'film' }),
  )
  await openArticle(
    page,
    `<figure class="media"><oembed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></oembed></figure>
     <p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" width="640"></iframe></p><p>${MARK}</p>`,
  )
  const films = page.getByRole('button', { name: /Play video/ })
  await expect(films).toHaveCount(2)
  await films.first().click()
  await films.last().click()
  await expect(page.locator('article iframe')).toHaveCount(2)
})

test('a frame whose address is none leaves the rest of the article to read', async ({ page }) => {
  await openArticle(
    page,
    `<p>Before</p><iframe src="https://"></iframe><iframe src="https://www. youtube.com/embed/x"></iframe>
     <video src="https://[a"></video><p>${MARK}</p>`,
  )
  await expect(page.getByText('Before')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible()
})

test('bold of a word processor that means nothing makes no article bold', async ({ page }) => {
  await openArticle(
    page,
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain words, <b>bold words</b></p>
     <ul><li>One</li></ul></b><p>${MARK}</p>`,
  )
  const weight = (text: string) =>
    page.getByText(text).evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('Plain words')).toBeLessThan(600)
  expect(await weight('bold words')).toBeGreaterThan(600)
})

test('styles that an editor wrote into an article are dropped, and the console hears nothing of them', async ({
  page,
}) => {
  await openArticle(
    page,
    `<p style="color: red">Red words</p><p class="x" STYLE = 'margin:0'>Tight words</p><p>${MARK}</p>`,
  )
  for (const text of ['Red words', 'Tight words'])
    expect(
      await page.getByText(text).evaluate(({ attributes }) => [...attributes].map(({ name }) => name)),
    ).not.toContain('style')
})

test('points stay points, and numbers numbers, as newer editors write both', async ({ page }) => {
  await openArticle(
    page,
    `<ol><li data-list="bullet"><span class="ql-ui"></span>Survey</li><li data-list="bullet">Deed</li></ol>
     <ol><li data-list="ordered">Pay</li></ol><p>${MARK}</p>`,
  )
  const markOf = (text: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .evaluate((item) => getComputedStyle(item).listStyleType)
  expect(await markOf('Survey')).toBe('disc')
  expect(await markOf('Deed')).toBe('disc')
  expect(await markOf('Pay')).toBe('decimal')
})

test('a picture pasted into the text, however large, takes no words away', async ({ page }) => {
  const pasted = `<img src="data:image/jpeg;base64,${'/9j/4AAQ'.repeat(90_000)}" alt="The gate">`
  await openArticle(page, `<p>Before</p><p>${pasted}</p><p>${MARK}</p>`)
  await expect(page.getByText('Before')).toBeVisible()
  await expect(page.getByText('Picture not loaded: The gate')).toBeVisible()
})

test('a post from a plain field keeps its lines, and has paragraphs for a voice to read', async ({
  page,
}) => {
  await openArticle(page, `The gate is open.\nCome in.\n\n${MARK}`)
  const paragraphs = page.locator('article .prose p')
  await expect(paragraphs.filter({ hasText: 'Come in' })).toHaveText('The gate is open.Come in.')
  await expect(paragraphs.filter({ hasText: MARK })).toHaveText(MARK)
})
