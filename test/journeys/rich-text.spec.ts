import { expect, test } from '../harness/journey.ts'
import { MARK, openArticle } from './article.ts'

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
