import { expect, test } from 'vitest'
import { ICON_SPRITE } from '../icons/icon-sprite.ts'
import { foundationCss, laterCss } from './site-styles.ts'

const declarationsAfter = (selector: string): string[] =>
  (foundationCss().split(`${selector} {`)[1]?.split('}')[0] ?? '').trim().split(/;\s*/)

test('a person who chose dark gets what the system gives, on a screen alone', () => {
  const bySystem = declarationsAfter(':root:not([data-theme="light"])')
  expect(bySystem).toContain('color-scheme: dark')
  expect(declarationsAfter(':root[data-theme="dark"]')).toEqual(bySystem)
  expect(foundationCss()).toMatch(/@media screen \{\s*:root\[data-theme="dark"\]/)
})

test('icons are cut out of the sprite of this build', () => {
  expect(foundationCss()).toContain(`url("${ICON_SPRITE.url}") 0 0 / calc(1.25em * ${ICON_SPRITE.columns})`)
  expect(foundationCss()).not.toContain('env(icon-')
})

test('paper and forced colours are no part of what every page carries', () => {
  for (const media of ['@media print', '@media (forced-colors']) {
    expect(laterCss()).toContain(media)
    expect(foundationCss()).not.toContain(media)
  }
})
