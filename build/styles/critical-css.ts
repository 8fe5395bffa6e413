import Beasties from 'beasties'
import { styleHash } from '../../api/static/page-policy.ts'
import { withBase } from '../../contract/base-path.ts'

const LINK = /<link rel="stylesheet"[^>]*>/
const STYLE = /<style>([\s\S]*?)<\/style>/
const BODY = /<body>([\s\S]*)<\/body>/

/**
 * Rules that Beasties does not match but the first moments need: a stored theme, an opened part, the box of every icon.
 */
const ALSO_CRITICAL = [/data-theme/, /\[open\]/, /\[class\*=/]

/** No first paint is on paper or in forced colours, so these wait for the whole stylesheet (`LATER` in site-styles.ts). */
const LATER = /@media (?:print|\(forced-colors:\s*active\))\s*\{(?:[^{}]|\{[^{}]*\})*\}/g

/**
 * Rules that answer to a press or a pointer may wait too: the stylesheet comes with the first touch
 * (src/startup/boot/boot.ts).
 */
const ANSWERS = /:(?:hover|active)\b/
const MOVING_ACCORDION = /@supports \(interpolate-size:[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const EMPTY = /@media[^{}]*\{\}/g
const RULE = /(?<=^|[{}])([^{}@]+)\{[^{}]*\}/g

const forFirstPaint = (css: string): string =>
  css
    .replaceAll(LATER, '')
    .replaceAll(MOVING_ACCORDION, '')
    .replaceAll(RULE, (rule, selectors: string) =>
      selectors.split(',').every((selector) => ANSWERS.test(selector)) ? '' : rule,
    )
    .replaceAll(EMPTY, '')

/** Lightning CSS prepares for `light-dark()` wherever a colour scheme is set; the themes are tokens and use none. */
function withoutSchemeSwitches(css: string): string {
  if (css.includes('var(--lightningcss')) throw new Error('light-dark() is used: keep its switches')
  return css.replaceAll(/--lightningcss-(?:light|dark):[^;}]*;?/g, '')
}

const beasties = new Beasties({
  path: 'dist',
  publicPath: withBase('/'),
  logLevel: 'silent',
  preload: 'body',
  pruneSource: false,
  reduceInlineStyles: false,
  inlineFonts: true,
  preloadFonts: false, // index.html does
  allowRules: ALSO_CRITICAL,
})

export type StyledPages = { pages: string[]; styleHash: string }

/**
 * Inlines the rules that these pages use behind the foundation (build/styles/foundation-css.ts), as one text, so that
 * nothing blocks the first paint. The whole stylesheet arrives with React (src/startup/boot/boot.ts), or at once
 * without JavaScript. Pages that look alike share their text: one hash in the policy, and one copy where they are kept
 * together.
 */
export async function inlineCriticalCss(pages: readonly string[]): Promise<StyledPages> {
  const [first = ''] = pages
  const link = LINK.exec(first)?.[0]
  const [foundationTag, foundation = ''] = STYLE.exec(first) ?? []
  if (!link || !foundationTag) throw new Error('The build has no stylesheet to inline')
  // Only the rules are taken: the pages themselves must stay as React wrote them.
  const all = first
    .replace(foundationTag, '')
    .replace(BODY, () => `<body>${pages.map(bodyOf).join('')}</body>`)
  const critical = STYLE.exec(await beasties.process(all))?.[1]
  if (!critical) throw new Error('The stylesheet has no rule for this page')
  const css = withoutSchemeSwitches(foundation) + forFirstPaint(critical)
  const href = /href="([^"]+)"/.exec(link)?.[1]
  const later = `<meta name="site-stylesheet" content="${href}"><noscript>${link}</noscript>`
  const styled = pages.map((page) =>
    page.replace(foundationTag, '').replace(link, () => `<style>${css}</style>${later}`),
  )
  return { pages: styled, styleHash: styleHash(css) }
}

const bodyOf = (page: string): string => BODY.exec(page)?.[1] ?? ''
