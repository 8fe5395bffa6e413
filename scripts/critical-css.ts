import { createHash } from 'node:crypto'
import Beasties from 'beasties'

const LINK = /<link rel="stylesheet"[^>]*>/
const STYLE = /<style>([\s\S]*?)<\/style>/

/** Rules that Beasties does not match but the first moments need: a stored theme, an opened part, the box of every icon. */
const ALSO_CRITICAL = [/data-theme/, /\[open\]/, /\[class\*=/]

/** No first paint is on paper or in forced colours: these wait for the whole stylesheet (src/ui/theme.ts). */
const LATER = /@media (?:print|\(forced-colors:\s*active\))\s*\{(?:[^{}]|\{[^{}]*\})*\}/g

const beasties = new Beasties({
  path: 'dist',
  logLevel: 'silent',
  preload: 'body',
  pruneSource: false,
  reduceInlineStyles: false,
  inlineFonts: true,
  preloadFonts: false, // index.html does
  allowRules: ALSO_CRITICAL,
})

/**
 * Inlines the rules that this page uses behind the foundation (scripts/foundation-css.ts), as one text, so that nothing
 * blocks its first paint. The whole stylesheet arrives with React (src/boot.ts), or at once where there is no JavaScript.
 */
export async function inlineCriticalCss(html: string): Promise<{ html: string; styleHash: string }> {
  const link = LINK.exec(html)?.[0]
  const [foundationTag, foundation] = STYLE.exec(html) ?? []
  if (!link || !foundationTag) throw new Error('The build has no stylesheet to inline')
  const page = html.replace(foundationTag, '')
  // Only the rules are taken: the page itself must stay as React wrote it.
  const critical = STYLE.exec(await beasties.process(page))?.[1]
  if (!critical) throw new Error('The stylesheet has no rule for this page')
  const css = foundation + critical.replaceAll(LATER, '')
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  const href = /href="([^"]+)"/.exec(link)?.[1]
  const later = `<meta name="site-stylesheet" content="${href}"><noscript>${link}</noscript>`
  return { html: page.replace(link, () => `<style>${css}</style>${later}`), styleHash }
}
