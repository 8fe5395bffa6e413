/** From here on somebody reads. 22 kB of fonts are here by then at 400 kbit/s, not at 250. */
const READING_AFTER_MS = 2_500

/**
 * A font that comes while somebody reads would break titles elsewhere, and move what they are about to press. It waits
 * for the next screen (src/app/route-change.tsx), which is new to them anyway.
 */
export function holdLateFonts(): void {
  setTimeout(() => {
    for (const font of document.fonts) if (font.status === 'loading') font.display = 'optional'
  }, READING_AFTER_MS - performance.now())
}
