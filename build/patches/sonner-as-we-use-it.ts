import type { Plugin } from 'vite'
import { withoutRules } from './without-rules.ts'

/**
 * On import sonner writes a <style> element, which the strict policy refuses; its stylesheet is imported instead. Of that
 * one stays what can match: our toasts are `unstyled`, stand at the top in the middle, and bring their own colours.
 */
export const sonnerAsWeUseIt: Plugin = {
  name: 'sonner-as-we-use-it',
  enforce: 'pre',
  transform(code, id) {
    const changed = id.includes('sonner/dist/index.mjs')
      ? code.replace(/^__insertCSS\(".*"\);?$/m, '')
      : id.includes('sonner/dist/styles.css')
        ? withoutStrangers(code)
        : null
    if (changed === code)
      this.error('sonner is not as this patch expects: check the policy, and its stylesheet')
    return changed === null ? null : { code: changed, map: null }
  },
}

/** In a selector that no toast of ours matches. */
const STRANGE =
  /\[data-(?:styled|rich-colors|promise)='true|\[data-x-position='(?:left|right)|\[data-y-position='bottom|\[data-sonner-theme|\[dir=|\[data-swipe-direction='(?!up)/

/** Colours of sonner's own look; its spinner needs one of them. */
const COLOURS = /--(?:gray(?!11)\d+|border-radius):[^;]*;/g

/** From the top a toast can be swiped upwards only. */
const OTHER_WAYS = /@keyframes swipe-out-(?!up)\w+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g

const withoutStrangers = (css: string): string =>
  withoutRules(css, STRANGE).replace(COLOURS, '').replace(OTHER_WAYS, '')
