import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGenerator, type UserConfig } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'

const { blocklist = [], ...others } = config as UserConfig<object>

test('a word of the source that makes no rule is no class with a variant either', async () => {
  const generator = await createGenerator<object>(others)
  const files = (await readdir('src', { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(path.join('src', name), 'utf8')))
  const tokens = await generator.applyExtractors(texts.join('\n'), 'src.tsx')
  const lost: string[] = []
  for (const token of [...tokens, 'focus-visible:after:outline']) {
    const isLost = blocklist.some((word) => token.endsWith(`:${word}`))
    if (isLost && (await generator.parseToken(token))) lost.push(token)
  }
  expect(lost, 'but the one of this test').toEqual(['focus-visible:after:outline'])
})

test('no gradient is mixed in a colour space that Firefox before 127 does not know', async () => {
  const generator = await createGenerator<object>(config as UserConfig<object>)
  const { css } = await generator.generate(await readFile('build/styles/class-names.txt', 'utf8'))
  expect(css).toContain('linear-gradient(')
  expect(css).not.toMatch(/ in ok/)
})

test('what moves under a mouse keeps still for who asked for less motion', async () => {
  const generator = await createGenerator<object>(config as UserConfig<object>)
  const rules = async (name: string) => (await generator.generate(name, { preflights: false })).css
  expect(await rules('hover:text-ink')).toContain('@media (hover:hover)')
  expect(await rules('motion-safe:group-hover:translate-y--6px')).toContain(
    '@media (hover:hover) and (prefers-reduced-motion:no-preference)',
  )
})
