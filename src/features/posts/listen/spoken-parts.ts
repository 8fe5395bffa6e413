import { speechChunks } from './sentences.ts'

/** One piece of speech, and the paragraph of the page that it comes from. */
export type SpokenPiece = { text: string; paragraph: HTMLElement }

const PARAGRAPHS = 'h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, div'

/** Not for the ear: figures and their captions, tables, code, players, and what stands for a picture. */
const SKIPPED = 'figure, table, pre, audio, video, iframe, button, [aria-hidden], [role=group]'

/** Words for those who see nothing that a voice should not read again. */
const UNSPOKEN = `${SKIPPED}, sup, [data-unspoken], ul, ol, dl`

const paragraphsOf = (article: HTMLElement) => [...article.querySelectorAll<HTMLElement>(PARAGRAPHS)]

/** Whether a voice finds a word in it: a post may be one picture, or one table. */
export const isSpoken = (article: HTMLElement): boolean =>
  paragraphsOf(article).some((paragraph) => wordsOf(paragraph).trim() !== '')

/** The text of an article on the page, paragraph by paragraph. */
export const spokenPieces = (article: HTMLElement): SpokenPiece[] =>
  paragraphsOf(article).flatMap((paragraph) =>
    speechChunks(wordsOf(paragraph)).map((text) => ({ text, paragraph })),
  )

/** `''` for what is skipped, and for what other paragraphs say. */
function wordsOf(paragraph: HTMLElement): string {
  if (paragraph.closest(SKIPPED) || paragraph.querySelector('p, div, h2, h3, h4, h5, h6, blockquote'))
    return ''
  const copy = paragraph.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const part of copy.querySelectorAll(UNSPOKEN)) part.remove()
  return copy.textContent ?? ''
}
