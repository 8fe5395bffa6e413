import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { licenceFault } from './licence-rules.ts'
import { licencesDocument } from './licences-document.ts'
import { lockedPackages } from './locked-packages.ts'

const one = (licence: string | null, isShipped = true, name = 'a-package') =>
  licenceFault({ name, version: '1.0.0', licence, isShipped })

describe('a package may have', () => {
  it.each(['MIT', 'ISC', '(MPL-2.0 OR Apache-2.0)', 'MIT OR GPL-3.0', 'Apache-2.0 AND MIT'])(
    '%s',
    (licence) => expect(one(licence)).toBeNull(),
  )
  it.each([
    null,
    'UNLICENSED',
    'SEE LICENSE IN x',
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-3.0-or-later',
    'MIT AND GPL-3.0',
    'MPL-2.0',
    '(MIT AND (ISC OR GPL-3.0))',
  ])('not %s', (licence) => expect(one(licence)).toMatch(/^a-package@1\.0\.0 has the licence/))

  it('more where it stays with us, and not everything', () => {
    expect(one('MPL-2.0', false)).toBeNull()
    expect(one('GPL-3.0-only', false)).not.toBeNull()
  })

  it('what it alone is allowed', () => {
    expect(one('LGPL-3.0-or-later', true, '@img/sharp-libvips-linux-x64')).toBeNull()
    expect(one('GPL-3.0-only', true, '@img/sharp-libvips-linux-x64')).not.toBeNull()
  })
})

describe('the lock file', () => {
  const packages = lockedPackages()

  it('holds no package that may not be used', () => {
    expect(packages.length).toBeGreaterThan(300)
    expect(packages.flatMap((each) => licenceFault(each) ?? [])).toEqual([])
  })

  it('is told whole in docs/licences.md: `npm run licences` renews it', async () => {
    expect(await readFile('docs/licences.md', 'utf8')).toBe(licencesDocument(packages))
  })

  it('has both kinds, and the project is not among them', () => {
    const names = packages.filter(({ isShipped }) => isShipped).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'dompurify']))
    expect(names).not.toContain('vite')
    expect(names).not.toContain('adbond-web')
  })
})
