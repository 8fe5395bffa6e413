import { readdirSync, readFileSync } from 'node:fs'
import { createGenerator, type UserConfig } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'

const generator = createGenerator<object>(config as UserConfig<object>)

// tokens.test.ts checks each colour on its ground.
test.each([
  ['bg-band', 'on-band'],
  ['panel', 'laterite'],
])('the focus ring of what stands on .%s is --%s, and its own stays', async (ground, colour) => {
  const { css } = await (await generator).generate(ground, { preflights: false })
  expect(css).toMatch(RegExp(`${ground}(\\\\[^>]+)?>\\*\\{--ring:var\\(--${colour}\\)`))
  expect(css.match(/--ring/g)).toHaveLength(1)
})

test('every focus ring takes the colour of its ground', () => {
  expect(readFileSync('src/styles/base.css', 'utf8')).toContain(
    'outline: 3px solid var(--ring, var(--laterite))',
  )
})

test('no focus ring needs :has(), which Firefox 115 to 120 do not know', () => {
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const files = ['uno.config.ts', ...screens.map((name) => `src/${name}`)]
  expect(files.filter((name) => readFileSync(name, 'utf8').includes('has-[:focus-visible]'))).toEqual([])
})
