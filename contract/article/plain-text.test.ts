import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the words of an article', () => {
  test.each([
    ['are the text between the tags', '<p>Ask for the <b>survey plan</b>.</p>', 'Ask for the survey plan.'],
    ['keep a space between paragraphs', '<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['keep a word whole that is half bold', '<b>Agro</b>-to-home', 'Agro-to-home'],
    ['leave scripts and styles out', '<style>p{}</style>A<script>alert("x")</script>B', 'A B'],
    ['leave out a script that never ends', 'Before <script>var a = 1', 'Before'],
    ['leave comments out', 'A<!-- <p>draft</p> -->B', 'A B'],
    ['keep a sum', 'if 3 < 5 and 5 > 3', 'if 3 < 5 and 5 > 3'],
    ['drop a tag that was cut off', 'Pay at the office <a href="https://', 'Pay at the office'],
    [
      'turn entities into characters',
      'Tom &amp; Ada&#39;s 600&nbsp;sqm &#x20a6;5m',
      "Tom & Ada's 600 sqm ₦5m",
    ],
    [
      'turn the letters that an editor has named into letters',
      '&Ograve;y&oacute;, Ab&eacute;&ograve;k&uacute;ta &Ntilde;',
      'Òyó, Abéòkúta Ñ',
    ],
    [
      'turn the signs of measures and money into signs',
      '50&times;100 ft, 600 m&sup2;, &frac12; plot, 3 &minus; 2, &pound;5, 5&prime; &ge; 4 &rarr; &trade;',
      '50×100 ft, 600 m², ½ plot, 3 − 2, £5, 5′ ≥ 4 → ™',
    ],
    ['decode once only', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['leave an unknown entity as it is', 'R&bogus; &#xd800; &#0;', 'R&bogus; &#xd800; &#0;'],
    ['are on one line', ' a\n\n b\t c ', 'a b c'],
    ['may be none', '<img src="x"><br>', ''],
  ])('%s', (_, html, words) => {
    expect(plainText(html)).toBe(words)
  })

  test('are found in a time that grows with the text and no faster', () => {
    const LONGEST = 500_000 // characters, as the contract cuts it
    const workOf = (text: string) => {
      const before = process.cpuUsage() // of this process, whoever else works
      plainText(text)
      return process.cpuUsage(before).user
    }
    for (const piece of ['<', '<p ', '<!--', '<script', '</', '&', '&a', '< a']) {
      const [tenth, whole] = [0.1, 1].map((part) => workOf(piece.repeat((part * LONGEST) / piece.length)))
      // A time that grew with the square would be a hundred times as long. Short ones say nothing.
      expect(whole, piece).toBeLessThan(Math.max(40 * (tenth ?? 0), 1_000_000))
    }
  })
})
