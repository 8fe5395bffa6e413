/**
 * How a text differs from that of an earlier build (docs/decisions/197). Words stand in place of as many characters. From
 * there it goes on or back by a skip, and then a length of characters stays. Three lists, because alike stands beside alike.
 */
export type Changes = readonly [
  words: readonly string[],
  skips: readonly number[],
  lengths: readonly number[],
]

export function withChanges(old: string, [words, skips, lengths]: Changes): string {
  let at = 0
  return words
    .map((word, turn) => {
      const from = at + word.length + (skips[turn] ?? 0)
      at = from + (lengths[turn] ?? 0)
      return word + old.slice(from, at)
    })
    .join('')
}

/**
 * The policy of a kept page names the rules in the page by their hash. Rules that name another sheet of icons are other
 * rules: the browser would refuse them, and the page would stand there without any.
 */
export const rulesOf = (text: string) => text.match(/<style[^>]*>[^<]*/g)?.join('')
