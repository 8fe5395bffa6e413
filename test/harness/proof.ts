/** A proof in a document: `file › title`, the beginning of a test's title or of a row of its table. */
import { readFile } from 'node:fs/promises'

export type Proof = { file: string; title: string }

export const proofsIn = (text: string): Proof[] =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

/** What is wrong with a proof; null if its file is a test and contains a title with that beginning. */
export async function problemOf({ file, title }: Proof): Promise<string | null> {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no test`
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return `${file} does not exist`
  // A title, or the name of a row of a table, is in quotes.
  return ["'", '`', '"'].some((quote) => text.includes(quote + title)) ? null : `${file} has no “${title}”`
}
