/** `['Land', 'Agro', 'Home']` → `Land, Agro and Home`; `''` of nothing. */
export function inWords(names: readonly string[]): string {
  const others = [...names]
  const last = others.pop() ?? ''
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`
}
