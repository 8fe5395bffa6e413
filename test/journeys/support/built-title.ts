import { readFileSync } from 'node:fs'
import { documentOf } from '../../../contract/addresses/documents.ts'

/**
 * The title of a page of the build. A screen that did not open has a heading and a footer too, and answers to presses,
 * but its title is another. `address` may have a query.
 */
export function builtTitle(address: string): string {
  const { file } = documentOf(new URL(address, 'http://site').pathname)
  const title = /<title[^>]*>([^<]*)/.exec(readFileSync(`dist/${file}`, 'utf8'))?.[1]
  if (!title) throw new Error(`dist/${file} has no title`)
  return title
}
