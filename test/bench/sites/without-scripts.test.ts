import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it.each([
  ['<p>a</p><script type="module" crossorigin src="/assets/boot.js"></script><p>b</p>', '<p>a</p><p>b</p>'],
  ['<script>let a = 1 < 2\n</script>x', 'x'],
  [
    '<script type="application/ld+json">{"@type":"x"}</script>',
    '<script type="application/ld+json">{"@type":"x"}</script>',
  ],
  [
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="image" href="/b">',
    '<link rel="preload" as="image" href="/b">',
  ],
  ['<noscript><p>Turn it on</p></noscript>y', 'y'],
  ['<html lang="en"><img loading="lazy">', '<html data-pictures=free lang="en"><img loading="lazy">'],
])('%s → %s', (html, twin) => expect(withoutScripts(html)).toBe(twin))
