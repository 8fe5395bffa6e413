/** On one line, and with `…` behind the last whole word where the text is longer than `max` characters. */
export function cutAtWord(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line) // by code point: an emoji is never cut in half
  if (characters.length <= max) return line
  const kept = characters.slice(0, max - 1).join('')
  const end = characters[max - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  return `${(end > 0 ? kept.slice(0, end) : kept).replace(/[\s.,;:·–-]+$/, '')}…`
}
