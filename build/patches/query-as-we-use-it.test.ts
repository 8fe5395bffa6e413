import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { queryAsWeUseIt } from './query-as-we-use-it.ts'
import { transformOf } from './testing/transform-of.ts'

const MODERN = 'node_modules/@tanstack/query-core/build/modern'

const patched = transformOf(queryAsWeUseIt)

it.each([
  ['queryClient', ['import { MutationCache }']],
  ['query', ['import { infiniteQueryBehavior }', '=== "infinite" ?']],
])('the build stops where one of the texts to change in %s.js is not there', async (file, texts) => {
  const id = `${MODERN}/${file}.js`
  const code = await readFile(id, 'utf8')
  expect(patched(code, id)).not.toBeNull()
  for (const text of texts) {
    expect(code).toContain(text)
    expect(() => patched(code.replace(text, ''), id), text).toThrow('not as this patch expects')
  }
})

it('a library that lies in another folder is seen, and other files of it stay as they are', () => {
  expect(() => patched('', '/node_modules/@tanstack/query-core/dist/query.mjs')).toThrow()
  expect(patched('', `${MODERN}/queryCache.js`)).toBeNull()
})
