import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#src/app/screens.tsx'

const GUIDE = 'src/styleguide'
const ROOMS = ['src/ui', 'src/forms']

const isPart = (name: string) => name.endsWith('.tsx') && !name.includes('.test.')

/** The parts that the files of the guide import by name. */
async function shownParts(): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const name of (await readdir(GUIDE)).filter(isPart)) {
    const text = await readFile(path.join(GUIDE, name), 'utf8')
    for (const [, part] of text.matchAll(/from '(?:\.\.|#src)\/((?:ui|forms)\/[a-z/-]+\.tsx)'/g))
      shown.add(`src/${part}`)
  }
  return shown
}

async function partsOf(room: string): Promise<string[]> {
  const files = await readdir(room, { recursive: true })
  return files.filter(isPart).map((name) => path.join(room, name))
}

test('the style guide shows every part of src/ui and src/forms', async () => {
  const parts = (await Promise.all(ROOMS.map(partsOf))).flat()
  expect(parts.length).toBeGreaterThan(20)
  const shown = await shownParts()
  expect(parts.filter((part) => !shown.has(part))).toEqual([])
})

test('no screen of the site is the style guide', () => {
  expect(screens.filter(({ path: address, file }) => /style/.test(address + file))).toEqual([])
})
