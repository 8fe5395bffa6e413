/** `'sites'` → `'site'`, `'boxes'` → `'box'`: the one is found within the many. "news" is none of many. */
export const withoutPlural = (text: string): string =>
  text.replace(/(\p{L}(?:\p{L}[sxz]|[cs]h))es$|((?!\bnew)\p{L}{2}(?!s)\p{L})s$/iu, '$1$2')
