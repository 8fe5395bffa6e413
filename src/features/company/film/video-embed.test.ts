import { expect, test } from 'vitest'
import { videoEmbed } from './video-embed.ts'

const PLAYER = 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0'

test.each([
  'https://www.youtube.com/watch?v=abc_DEF-123',
  'https://www.youtube.com/watch?list=x&v=abc_DEF-123&t=10s',
  'https://m.youtube.com/watch?v=abc_DEF-123',
  'https://youtu.be/abc_DEF-123?si=shared',
  'https://www.youtube.com/embed/abc_DEF-123',
  'https://www.youtube.com/shorts/abc_DEF-123',
  'https://www.youtube.com/live/abc_DEF-123',
  'https://www.youtube.com/v/abc_DEF-123',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
])('%s plays without cookies', (link) => {
  expect(videoEmbed(link)).toBe(PLAYER)
})

test.each([
  '',
  'not a link',
  'https://www.youtube.com/',
  'https://www.youtube.com/user/abc_DEF-123',
  'https://www.youtube.com/c/abc_DEF-123',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=abc_DEF-123"><script>',
  'https://video.example/abc_DEF-123',
  'https://youtube.com.example/watch?v=abc_DEF-123',
  'https://example.com/youtu.be/abc_DEF-123',
])('%s shows no video', (link) => {
  expect(videoEmbed(link)).toBeNull()
})
