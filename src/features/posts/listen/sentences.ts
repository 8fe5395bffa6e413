/**
 * Chrome on Android falls silent after about 15 s of one utterance; at the slowest speed this is about 12 s of speech.
 */
const CHUNK_MAX = 150 // characters

/** A full stop after these ends no sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|Engr|Arc|Surv|Chief|St|No|Nos|vs|etc|e\.g|i\.e|approx|sq)\.$/

/** Sentences of a text, with the marks that end them. Numbers such as 2.5 stay whole. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([.!?…][)"'”’]*) /g, '$1\n')
    .split('\n')) {
    const before = sentences.at(-1)
    if (before !== undefined && SHORTENED.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else if (part !== '') sentences.push(part)
  }
  return sentences
}

/**
 * A paragraph in pieces that a phone speaks without falling silent: whole sentences where they fit, else cut after a
 * comma, else between words.
 */
export function speechChunks(text: string, max = CHUNK_MAX): string[] {
  const chunks: string[] = []
  for (const piece of sentencesOf(text).flatMap((sentence) => cut(sentence, max))) {
    const before = chunks.at(-1)
    if (before !== undefined && before.length + 1 + piece.length <= max) {
      chunks[chunks.length - 1] = `${before} ${piece}`
    } else chunks.push(piece)
  }
  return chunks
}

function cut(sentence: string, max: number): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > max) {
    const head = rest.slice(0, max + 1)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1
    const end = comma > max / 3 ? comma : head.lastIndexOf(' ')
    const at = end > 0 ? end : max // one endless word
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}
