import lighthouse11 from 'lighthouse11'
import { startChrome } from '../browser/chrome.ts'
import type { Figure } from '../judge.ts'

/** The last Lighthouse that has a PWA category (decision D11). */
export async function pwaFigures(chromePath: string, origin: string): Promise<Figure[]> {
  const chrome = await startChrome(chromePath)
  try {
    const flags = { port: chrome.port, onlyCategories: ['pwa'], logLevel: 'silent' } as const
    const result = await lighthouse11(origin, { ...flags, onlyCategories: [...flags.onlyCategories] })
    const score = result?.lhr.categories.pwa?.score ?? Number.NaN
    return [{ limit: 'pwa', where: '/', value: Math.round(score * 100) }]
  } finally {
    await chrome.close()
  }
}
