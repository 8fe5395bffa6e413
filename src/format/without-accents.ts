const HAUSA: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/** `'Ẹgbẹ́'` → `'Egbe'`, without marks that nobody sees; `'Ƙofar'` → `'kofar'`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ɓɗƙƴ]/gi, (hooked) => HAUSA[hooked.toLowerCase()] ?? '')
