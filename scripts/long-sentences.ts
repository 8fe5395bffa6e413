/** Sentences of comments and documents that are too long to be read once. */
import path from 'node:path'
import type { SourceText } from './cited-law.ts'

export type Sentence = { file: string; line: number; words: string; count: number }
type Line = { line: number; text: string }

export const MOST_WORDS = 25

const CODE_IN_BACKTICKS = /`[^`]+`/g
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const ADDRESS = /https?:\/\/\S+/g
/** A reference in brackets is looked up, not read: `(decision D7, FM-9)`. */
const REFERENCE = /\((?:spec|decisions?|rows?|FM-\d)[^()]*\)/g
const IS_GAP = /^\s*(#|$|<!--)/
const IS_ROW = /^\s*\|/
const OPENS_ITEM = /^\s*(?:[-*>]|\d+\.) /
/** Directives to a tool are not prose. */
const IS_DIRECTIVE = /^(biome-ignore|@unocss-include|@vitest-environment)/
const CODE_LINE = /^\s*\/\/ ?(.*)/
const SQL_LINE = /^\s*-- ?(.*)/
const END = /(?<=[.!?…]["'”’)*]*)\s+(?=["'“‘(*]*[A-Z\d`[])/

/** Tables that a run writes between its marks hold figures; so does the whole list of licences. */
export function longSentencesIn({ file, text }: SourceText): Sentence[] {
  if (file === path.join('docs', 'licences.md')) return []
  return paragraphsOf(file, text)
    .flatMap((paragraph) => sentencesIn(file, paragraph))
    .filter(({ count }) => count > MOST_WORDS)
}

function paragraphsOf(file: string, text: string): Line[][] {
  const lines = text.split('\n').map((one, index) => ({ line: index + 1, text: one }))
  return file.endsWith('.md')
    ? inDocument(lines)
    : inCode(lines, file.endsWith('.sql') ? SQL_LINE : CODE_LINE)
}

function inDocument(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = [[]]
  let isCode = false
  let isWrittenByRun = false
  for (const { line, text } of lines) {
    const isFence = /^\s*```/.test(text)
    if (isFence) isCode = !isCode
    const mark = /^<!-- (\w+:|end of |\/)/.exec(text)?.[1]
    if (mark) isWrittenByRun = mark.endsWith(':')
    if (isFence || isCode || isWrittenByRun || IS_GAP.test(text)) paragraphs.push([])
    else if (IS_ROW.test(text)) {
      for (const cell of text.split('|')) paragraphs.push([{ line, text: cell }], [])
    } else {
      if (OPENS_ITEM.test(text)) paragraphs.push([])
      paragraphs.at(-1)?.push({ line, text: text.replace(OPENS_ITEM, '') })
    }
  }
  return paragraphs
}

function inCode(lines: Line[], comment: RegExp): Line[][] {
  const paragraphs: Line[][] = [[]]
  let isBlock = false
  for (const { line, text } of lines) {
    const opens: boolean = !isBlock && /^\s*\{?(?:\/\*|<!--)/.test(text)
    const own = isBlock || opens ? text : comment.exec(text)?.[1]
    const beside = own === undefined ? /(?<![:'"])(?<=\S )(?:\/\/|--) (.*)/.exec(text)?.[1] : undefined
    if (opens || own === undefined) paragraphs.push([])
    if (beside) paragraphs.push([{ line, text: beside }], [])
    if (own !== undefined) {
      const bare = own.replace(/^\s*(?:\{?\/\*+|<!--|\*(?!\/))?\s?/, '').replace(/\s*(?:\*\/\}?|-->).*$/, '')
      const isDirective = IS_DIRECTIVE.test(bare)
      if (isDirective || /^\s*(?:[-*@]|\d+\. |$)/.test(bare)) paragraphs.push([])
      if (!isDirective) paragraphs.at(-1)?.push({ line, text: bare.replace(/^\s*[-*] /, '') })
    }
    isBlock = (isBlock || opens) && !/\*\/|-->/.test(text)
  }
  return paragraphs
}

function sentencesIn(file: string, paragraph: Line[]): Sentence[] {
  const [first] = paragraph
  if (!first) return []
  let at = 0
  const whole = paragraph.map(({ text }) => text.trim()).join(' ')
  const starts = paragraph.map(({ text }) => {
    const start = at
    at += text.trim().length + 1
    return start
  })
  let offset = 0
  return whole.split(END).map((words) => {
    offset = whole.indexOf(words, offset)
    const index = starts.findLastIndex((start) => start <= offset)
    return { file, line: paragraph[index]?.line ?? first.line, words, count: countOf(words) }
  })
}

function countOf(sentence: string): number {
  const plain = sentence
    .replace(LINK, '$1')
    .replace(CODE_IN_BACKTICKS, 'code')
    .replace(ADDRESS, 'address')
    .replace(REFERENCE, '')
  return plain.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}
