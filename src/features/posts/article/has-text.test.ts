import { expect, test } from 'vitest'
import { hasText } from './has-text.ts'

test.each([
  ['', false],
  ['<p><br></p>', false],
  ['<p>&nbsp;</p>\n<h2> </h2>', false],
  ['<p></p><!-- later -->', false],
  ['A deed', true],
  ['<p>3 &lt; 5</p>', true],
  ['<p><img src="/deed.jpg"></p>', true],
  ['<figure class="media"><oembed url="https://youtu.be/x"></oembed></figure>', true],
  ['<iframe src="https://youtu.be/x"></iframe>', true],
  ['<video><source src="/walk.mp4"></video>', true],
  ['<AUDIO src="/talk.mp3"></AUDIO>', true],
])('an article of %j has something to read, see or hear: %s', (content, has) => {
  expect(hasText(content)).toBe(has)
})
