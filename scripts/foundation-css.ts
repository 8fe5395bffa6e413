/**
 * What every page starts from: fonts, tokens, element rules, icons. It is in the page itself and nowhere else: the same
 * fonts and tokens once more in the stylesheet that comes later would lay out the whole page again.
 */
import type { Plugin } from 'vite'
import { themeCss } from '../src/ui/theme.ts'
import { ICON_SPRITE } from './icon-sprite.ts'

/** 1.25 em square; the colour is the text's. */
const ICON_CSS = `[class*=i-ph-]{display:inline-block;flex-shrink:0;width:1.25em;height:1.25em;vertical-align:-.25em;background-color:currentColor;mask:url("${ICON_SPRITE.url}") 0 0/${1.25 * ICON_SPRITE.columns}em ${1.25 * ICON_SPRITE.rows}em no-repeat}`

/**
 * The preset would set what its transforms start from on every element, which made each restyle of a page twice as dear.
 * Registered properties that do not inherit start from the same values and cost nothing; the second text is for browsers
 * that cannot register them (before Safari 16.4 and Firefox 128), told apart by what else they lack.
 */
const START_VALUES: Record<string, string> = {
  ...Object.fromEntries(['rotate', 'translate', 'skew'].flatMap((name) => axesOf(name, '0'))),
  ...Object.fromEntries(axesOf('scale', '1')),
  rotate: '0',
  'scroll-snap-strictness': 'proximity',
}
const START_CSS = `${Object.entries(START_VALUES)
  .map(([name, value]) => `@property --un-${name}{syntax:"*";inherits:false;initial-value:${value}}`)
  .join(
    '',
  )}@supports ((-webkit-hyphens:none) and (not (margin-trim:inline))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,::before,::after{${Object.entries(
  START_VALUES,
)
  .map(([name, value]) => `--un-${name}:${value}`)
  .join(';')}}}`

function axesOf(name: string, value: string): [string, string][] {
  return ['x', 'y', 'z'].map((axis) => [`${name}-${axis}`, value])
}

export const foundationInHead: Plugin = {
  name: 'foundation-in-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'style', children: `${themeCss}\n${ICON_CSS}\n${START_CSS}`, injectTo: 'head' }],
  },
}
