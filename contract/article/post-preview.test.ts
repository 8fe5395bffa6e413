import { describe, expect, test } from 'vitest'
import { postPreview } from './post-preview.ts'

describe('what a post card says about its post', () => {
  test.each([
    ['is the preview of the editor', 'Check the title first.', '<p>Long text</p>', 'Check the title first.'],
    ['shows no markup of the preview', '<p>Check <b>first</b></p>', '', 'Check first'],
    ['is the text when the preview is blank', '  ', '<p>Short text</p>', 'Short text'],
    ['is exactly 140 characters untouched', '', 'a'.repeat(140), 'a'.repeat(140)],
    ['is cut after 140 characters', '', 'a'.repeat(141), `${'a'.repeat(140)}...`],
    ['leaves no space before the dots', '', `${'a'.repeat(139)} b`, `${'a'.repeat(139)}...`],
    ['counts characters, not tags', '', `<p>${'a'.repeat(140)}</p>`, 'a'.repeat(140)],
    ['never cuts an emoji in half', '', '🌱'.repeat(141), `${'🌱'.repeat(140)}...`],
    ['may be nothing', '', '', ''],
  ])('%s', (_, preview, content, said) => {
    expect(postPreview({ preview, content })).toBe(said)
  })
})
