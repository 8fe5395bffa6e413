/** `'sites'` → `'site'`, `'boxes'` → `'box'`: the one is found within the many. "news" is none of many. */
export const withoutPlural = (text: string): string =>
  text.replace(/(?<=\p{L}{3})(?:(?<=[sxz]|[cs]h)es|(?<!s|\bnew)s)$/iu, '')
