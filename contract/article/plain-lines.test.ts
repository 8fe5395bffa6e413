import { expect, test } from 'vitest'
import { plainLines } from './plain-lines.ts'

test.each([
  ['keeps a text without markup', 'Price < 5m & more,\n\n 3<5  and R&D; write to <ada@adbond.example>'],
  ['keeps the lines of a text with entities', 'A\n\n- B &amp; C', 'A\n\n- B & C'],
  ['gives each block a line', '<div>One</div><p>Two</p>Three<h2>Four</h2>', '\nOne\nTwo\nThree\nFour\n'],
  ['breaks a line once, whatever stands around', 'One <br />\nTwo<br>Three', 'One\nTwo\nThree'],
  ['keeps an empty line', '<p>One</p><p><br></p><p>Two<br><br>Three</p>', '\nOne\n\nTwo\n\nThree\n'],
  [
    'keeps a list together, and what follows apart',
    '<p>Not yet:</p><ul>\n\t<li>road<br></li>\n\t<li>light</li>\n</ul><p>A fence</p>',
    '\nNot yet:\nroad\nlight\n\nA fence\n',
  ],
  ['knows no line ends of its source', '<p>C of O\n  in process</p>', '\nC of O in process\n'],
  ['drops tags inside a word', '<b>Agro</b>-to-<a href="x">home</a>', 'Agro-to-home'],
  ['drops comments and styles', 'A<!-- x --><style>p{}</style>B', 'A  B'],
  ['drops a picture pasted into it', `A<img src="data:image/png;base64,${'A'.repeat(200_000)}">`, 'A'],
  [
    'keeps words between angle brackets',
    'C of O <in process>, &lt;Deed&gt;, <N5m and >20%',
    'C of O <in process>, <Deed>, <N5m and >20%',
  ],
  ['names characters', '&lt;5&nbsp;km &gt; &quot;x&quot; &#39;&#8358;&#x20a6;', `<5 km > "x" '₦₦`],
  ['drops markup that was escaped, once or twice', '&lt;p&gt;A &amp;amp;amp; B&lt;/p&gt;', '\nA & B\n'],
])('%s', (_, written, lines = written) => {
  expect(plainLines(written)).toBe(lines)
  expect(plainLines(lines), 'a second time as it is').toBe(lines)
})

test.each(['<', '<p ', '<br>', '<!--', '&#38;', '&amp;', ' '])(
  'is soon done with %j without end',
  (piece) => {
    const before = performance.now()
    plainLines(`<br>${piece.repeat(500_000 / piece.length)}`)
    expect(performance.now() - before).toBeLessThan(2_000)
  },
)
