/**
 * What every page starts from: fonts, tokens, element rules, icons. It is in the page itself and nowhere else: the same
 * fonts and tokens once more in the stylesheet that comes later would lay out the whole page again.
 */
import type { Plugin } from 'vite'
import { themeCss } from '../../src/ui/theme.ts'
import { ICON_SPRITE } from '../icons/icon-sprite.ts'

/**
 * 1.25 em square; the colour is the text's. The cell stands apart: a shorthand with a variable in it is read anew for every
 * icon whenever it is restyled, which makes its picture another one, and the icon is painted again.
 */
const ICON_CSS = `[class*=i-ph-]{display:inline-block;flex-shrink:0;width:1.25em;height:1.25em;vertical-align:-.25em;background-color:currentColor;mask:url("${ICON_SPRITE.url}") 0 0/${1.25 * ICON_SPRITE.columns}em ${1.25 * ICON_SPRITE.rows}em no-repeat;mask-position:var(--icon)}`

export const foundationInHead: Plugin = {
  name: 'foundation-in-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'style', children: `${themeCss}\n${ICON_CSS}`, injectTo: 'head' }],
  },
}
