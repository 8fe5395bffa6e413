/** A proof in a document: `file › title`, the beginning of a test's title or of a row of its table. */
import { readFile } from 'node:fs/promises'

export type Proof = { file: string; title: string }

export const proofsIn = (text: string): Proof[] =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

/** What is wrong with a proof; null when its file is a test and holds a title that begins so. */
export async function problemOf({ file, title }: Proof): Promise<string | null> {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no test`
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return `${file} does not exist`
  // A title, or the name of a row of a table, stands in quotes.
  return ["'", '`', '"'].some((quote) => text.includes(quote + title)) ? null : `${file} has no “${title}”`
}
