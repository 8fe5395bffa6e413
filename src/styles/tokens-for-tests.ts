/** The tokens as their files have them. Vitest hands out an imported stylesheet as an empty text, so they are read. */
import { readFileSync } from 'node:fs'

export type Scheme = 'light' | 'dark'

const FILES = { light: 'src/styles/tokens.css', dark: 'src/styles/dark.css' }

/** `paper` → `#fdf8ef` */
export function tokensOf(scheme: Scheme): Map<string, string> {
  const declarations = readFileSync(FILES[scheme], 'utf8').matchAll(/--([a-z-]+): ([^;]+);/g)
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value]))
}
