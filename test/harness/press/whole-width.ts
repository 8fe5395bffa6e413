import type { Page } from '@playwright/test'

/** How wide the page is (px) when no part keeps to itself what stands out of it (decision 180). */
export const wholeWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const open = new CSSStyleSheet()
    open.replaceSync('*{contain:none!important}')
    document.adoptedStyleSheets.push(open)
    const { scrollWidth } = document.documentElement
    document.adoptedStyleSheets.pop()
    return scrollWidth
  })
