/**
 * The rules that every page starts with: fonts, tokens, element rules, icons. Only the page itself contains them. The
 * same fonts and tokens again in the later stylesheet would lay out the whole page again.
 */
import type { Plugin } from 'vite'
import { themeCss } from '../../src/ui/theme.ts'
import { ICON_SPRITE } from '../icons/icon-sprite.ts'

/**
 * 1.25 em square, in the colour of the text. The cell has its own property: a shorthand with a variable in it is read
 * anew for every icon at every restyle. Its picture then counts as another one, and the icon is painted again.
 */
const ICON_CSS = `[class*=i-ph-]{display:inline-block;flex-shrink:0;width:1.25em;height:1.25em;vertical-align:-.25em;background-color:currentColor;mask:url("${ICON_SPRITE.url}") 0 0/${1.25 * ICON_SPRITE.columns}em ${1.25 * ICON_SPRITE.rows}em no-repeat;mask-position:var(--icon)}`

export const foundationInHead: Plugin = {
  name: 'foundation-in-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'style', children: `${themeCss}\n${ICON_CSS}`, injectTo: 'head' }],
  },
}
