const COMMENT = /\/\*[\s\S]*?\*\//g
const RULE = /([^{}]+)\{[^{}]*\}/g

/**
 * A stylesheet without its comments, and without the rules of which every selector is strange to us. `rule` finds them,
 * with their selectors; by default those that have no others inside.
 */
export const withoutRules = (css: string, strange: RegExp, rule = RULE): string =>
  css
    .replace(COMMENT, '')
    .replace(rule, (all, selectors: string) =>
      selectors.split(',').every((selector) => strange.test(selector)) ? '' : all,
    )
