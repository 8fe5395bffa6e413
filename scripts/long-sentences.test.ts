import { describe, expect, it } from 'vitest'
import { longSentencesIn, MOST_WORDS } from './long-sentences.ts'

const words = (count: number) => `One${' word'.repeat(count - 1)}.`
const found = (text: string, file: string) =>
  longSentencesIn({ file, text }).map(({ line, count }) => [line, count])

describe('sentences that are too long', () => {
  it('are found in comments of SQL, and not in the tokens of a stylesheet', () => {
    const tokens = `--ink: ${'word '.repeat(30)};`
    expect(found(tokens, 'src/planted.css')).toEqual([])
    expect(found(tokens, 'api/planted.sql')).toHaveLength(1)
  })

  it.each([
    ['one word too many', `/** ${words(MOST_WORDS + 1)} */`, [[1, 26]]],
    [
      'over lines',
      `/**\n * Short.\n * ${words(20)}\n * One${' word'.repeat(15)}\n * ${'word '.repeat(11)} */`,
      [[4, 27]],
    ],
    ['over lines that each begin a comment', `// ${'one '.repeat(20)}\n// ${'two '.repeat(20)}`, [[1, 40]]],
    ['beside code', `const a = 1 // ${'word '.repeat(26)}`, [[1, 26]]],
    ['in markup', `{/* ${'word '.repeat(26)}*/}`, [[1, 26]]],
  ])('are found in code: %s', (_, text, expected) => {
    expect(found(text, 'src/planted.tsx')).toEqual(expected)
  })

  it.each([
    ['the longest that is allowed', `/** ${words(MOST_WORDS)} */`],
    ['two sentences', `/** ${words(20)} ${words(20)} */`],
    ['two comments', `// ${'one '.repeat(20)}\nconst a = 1\n// ${'two '.repeat(20)}`],
    ['items of a list', `/**\n * - ${'one '.repeat(20)}\n * - ${'two '.repeat(20)}\n */`],
    ['references and code', `/** ${'word '.repeat(24)}\`a b c\` (decisions D7 and 105, FM-9) */`],
    ['text of the site', `const text = 'https://example.com ${'word '.repeat(40)}'`],
    ['a directive', `// ${'word '.repeat(20)}\n// biome-ignore lint/a11y: ${'word '.repeat(20)}`],
  ])('are let be in code: %s', (_, text) => expect(found(text, 'src/planted.tsx')).toEqual([]))

  it.each([
    ['a paragraph', `# Title\n\n${'word '.repeat(20)}\n${'word '.repeat(20)}\n`, [[3, 40]]],
    ['an item', `- ${'one '.repeat(30)}\n- two\n`, [[1, 30]]],
    ['a cell', `| one | ${'two '.repeat(30)} |\n`, [[1, 30]]],
  ])('are found in documents: %s', (_, text, expected) =>
    expect(found(text, 'docs/planted.md')).toEqual(expected),
  )

  it.each([
    ['a block of code', `\`\`\`\n${'word '.repeat(40)}\n\`\`\`\n`],
    ['cells of a row', `| ${'one '.repeat(20)} | ${'two '.repeat(20)} |\n`],
    ['links, each by its words', `${'word '.repeat(20)}[five words of a link](a b c d e f g)`],
    ['what a run writes', `<!-- figures: of a run -->\n| ${'word '.repeat(40)} |\n<!-- end of figures -->\n`],
  ])('are let be in documents: %s', (_, text) => expect(found(text, 'docs/planted.md')).toEqual([]))
})
