/** What every field to search with says to a phone's keyboard. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const fields = globSync('src/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<input\b(?:(?!\/>).)*type="search".*?\/>/gs)].map(
    ([tag]) => [file, tag] as const,
  ),
)

it('finds the fields to search with', () => expect(fields).toHaveLength(3))

it.each(fields)('%s searches for what was typed: no phone corrects a name', (_, tag) => {
  for (const word of ['autoCorrect="off"', 'autoCapitalize="none"', 'spellCheck={false}'])
    expect(tag).toContain(word)
})
