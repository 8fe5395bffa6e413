import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '../app/screens.tsx'

const GUIDE = 'src/styleguide'
const PARTS = 'src/ui'

const isPart = (name: string) => name.endsWith('.tsx') && !name.includes('.test.')

/** The parts that the files of the guide import by name. */
async function shownParts(): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const name of (await readdir(GUIDE)).filter(isPart)) {
    const text = await readFile(path.join(GUIDE, name), 'utf8')
    for (const [, part = ''] of text.matchAll(/from '\.\.\/ui\/([a-z-]+\.tsx)'/g)) shown.add(part)
  }
  return shown
}

test('the style guide shows every part of src/ui', async () => {
  const parts = (await readdir(PARTS)).filter(isPart)
  expect(parts.length).toBeGreaterThan(20)
  const shown = await shownParts()
  expect(parts.filter((part) => !shown.has(part))).toEqual([])
})

test('no screen of the site is the style guide', () => {
  expect(screens.filter(({ path: address, file }) => /style/.test(address + file))).toEqual([])
})
