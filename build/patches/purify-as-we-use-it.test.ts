// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import purify from 'dompurify'
import { expect, it } from 'vitest'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#src/ui/rich-text/rich-text-allow-list.ts'
import { purifyAsWeUseIt } from './purify-as-we-use-it.ts'
import { transformOf } from './testing/transform-of.ts'

const FILE = 'node_modules/dompurify/dist/purify.es.mjs'
const OURS = { ALLOWED_TAGS: [...ALLOWED_TAGS], ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES] }
const MARKUP = [
  '<p class="x" onclick="y()" title="T">A <b>b</b> <custom-part>c</custom-part></p>',
  '<svg viewBox="0 0 1 1"><text x="1">Plot 4</text><style>p{}</style></svg><math><mi>n</mi></math>',
  '<form><input name="a"><label for="a">Name</label></form><script>alert(1)</script><img src="/a.jpg" onerror="z()">',
]

const patched = (code: string, id = FILE) => transformOf(purifyAsWeUseIt)(code, id)?.code

const made = async (code = ''): Promise<{ default: typeof purify }> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

it('with our allow-list the filter lets through what it did before', async () => {
  const { default: thrifty } = await made(patched(await readFile(FILE, 'utf8')))
  for (const html of MARKUP) expect(thrifty.sanitize(html, OURS)).toBe(purify.sanitize(html, OURS))
  const words = '<hr><p title="T">Words</p>' // this DOM loses the first element
  expect(thrifty.sanitize(words, OURS)).toContain('<p title="T">')
})

it('the build stops where a list is not there, and other files stay as they are', async () => {
  const code = await readFile(FILE, 'utf8')
  expect(() => patched(code.replace('const svg = freeze', 'const drawing = freeze'))).toThrow(
    'not as this patch',
  )
  expect(patched('', 'node_modules/dompurify/package.json')).toBeUndefined()
})
