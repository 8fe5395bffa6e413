/** Words by which people look for a line, whatever its packages are called. */
export const LINE_WORDS: Record<'land' | 'agro' | 'home', string> = {
  land: 'land plots',
  agro: 'agro farms',
  home: 'homes houses',
}
