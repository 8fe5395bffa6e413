import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOwnersPage } from './owners-page.ts'

it('a page from the folder of the owner is not taken for a screen of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-public-'))
  mkdirSync(join(folder, 'icons'))
  for (const name of ['google123.html', 'icons/icon.svg']) writeFileSync(join(folder, name), '')
  const asked = ['google123.html', 'icons/icon.svg', 'index.html']
  expect(asked.filter((name) => isOwnersPage(name, folder))).toEqual(['google123.html'])
  rmSync(folder, { recursive: true })
})
