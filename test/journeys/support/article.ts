import type { Page } from '@playwright/test'
import { expect } from '../../harness/journey.ts'

export const MARK = 'The end of the article'

/** Opens a post whose text is this; it must contain the mark. The worker must be blocked, or it would answer. */
export async function openArticle(page: Page, content: string): Promise<void> {
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
