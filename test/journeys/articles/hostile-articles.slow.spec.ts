import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/journey.ts'
import { MARK, openArticle } from '../support/article.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

test.use({ serviceWorkers: 'block' })

/** What a leaky filter would leave behind. */
const leftovers = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const text = article.querySelector('.prose') ?? article
    const refused = 'script,style,link,meta,base,iframe,object,embed,form,input,select,textarea,template,math'
    return [...text.querySelectorAll('*')].flatMap((element) => {
      const isOwnDrawing = element.closest('button') !== null // the site draws parts that wait for a tap
      if (element.matches(refused) || (element.matches('svg') && !isOwnDrawing)) return [element.outerHTML]
      return [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
    })
  })

/** A picture that does not come: what was asked for before it has told of its failure by then. */
const askedLater = () =>
  new Promise((done) => {
    const probe = new Image()
    probe.onerror = () => done(null)
    probe.src = `x?${Math.random()}`
  })

test.describe('without the policy, which would stop them too', () => {
  test.use({ bypassCSP: true })

  test('no hostile article runs anything or leaves anything that could', async ({ page }) => {
    const hits: string[] = []
    page.on('dialog', (dialog) => dialog.dismiss())
    await page.exposeFunction('hit', () => hits.push('hit'))
    for (const html of HOSTILE_HTML) {
      await page.unroute('**/api/v2/posts/article')
      await openArticle(page, `<p>${MARK}</p>${html}`)
      expect(await leftovers(page), html).toEqual([])
      await page.evaluate(askedLater)
      expect(hits, html).toEqual([])
    }
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(40)

    // Proves the alarm itself: the same HTML unfiltered is noticed.
    await page.evaluate(() => {
      document.body.append(document.createRange().createContextualFragment('<img src=x onerror=hit()>'))
    })
    await expect.poll(() => hits.length).toBe(1)
  })
})
