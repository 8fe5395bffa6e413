import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { signalsWithoutStack } from './signals-without-stack.ts'

const require = createRequire(import.meta.url)
const FILE = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')

test('React starts without making one error', () => {
  const asItComes = readFileSync(FILE, 'utf8')
  expect(errorsMadeBy(asItComes)).toBe(5)
  expect(errorsMadeBy(transformed(asItComes))).toBe(0)
})

function transformed(code: string): string {
  const { transform } = signalsWithoutStack
  if (typeof transform !== 'function') throw new Error('the transform is no function')
  const result = Reflect.apply(transform, {}, [code, FILE])
  return result.code
}

function errorsMadeBy(code: string): number {
  let made = 0
  const counted = new Proxy(Error, {
    apply(target, self, words) {
      made += 1
      return Reflect.apply(target, self, words)
    },
  })
  runInNewContext(code, { require, exports: {}, Error: counted })
  return made
}
