import type { Page } from '@playwright/test'

export type SweptLinks = { links: number; faults: string[] }

/** Every address that the page's DOM leads to, and every tab that it would open. */
export const sweepLinks = (page: Page): Promise<SweptLinks> =>
  page.evaluate(() => {
    const SAFE = ['https:', 'mailto:', 'tel:']
    const faults: string[] = []
    const addressed = [
      ...document.querySelectorAll('[href], [src], [action], [formaction], [poster], [data]'),
    ]
    for (const element of addressed) {
      for (const name of ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']) {
        const written = element.getAttribute(name)
        if (written === null) continue
        const { protocol, origin } = new URL(written, document.baseURI)
        if (origin === location.origin) continue // in the tests it has no certificate
        const isPicture = element.matches('img, source') && /^data:image\//.test(written)
        const isShare = element.matches('a') && protocol === 'sms:'
        if (!SAFE.includes(protocol) && !isPicture && !isShare)
          faults.push(`${location.pathname}: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    for (const element of document.querySelectorAll('[target]')) {
      const isSafe = /\bnoopener\b/.test(element.getAttribute('rel') ?? '')
      if (element.getAttribute('target') === '_blank' && !isSafe)
        faults.push(`${location.pathname}: ${element.outerHTML.slice(0, 120)}`)
    }
    return { links: addressed.length, faults }
  })
