import { expect, it } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { canBeMadeAtOnce, madeAtOnce, madeInTurns, type Source } from './made-in-turns.ts'

const packages = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => samplePackage({ id: String(from + at) }))
const project = (id: string, from: number, count: number) => ({
  id,
  name: `Estate ${id}`,
  description: '',
  status: '',
  projectType: null,
  packages: packages(from, count).map((pkg) => ({ ...pkg, project: null })),
  promos: [],
  packageCount: null,
})
const SOURCES: Source[] = [
  { type: 'land', storedAt: 1, projects: [project('1', 0, 90), project('2', 90, 60)] },
  { type: 'land', storedAt: 2, projects: [project('2', 90, 60)] },
  { type: 'agro', storedAt: 3, packages: packages(0, 50) },
]
const ids = (made: readonly { type: string; pkg: { id: string } }[] | null) =>
  made?.map(({ type, pkg }) => `${type} ${pkg.id}`)

it('makes in turns what it makes at once, and each package once', async () => {
  const inTurns = await madeInTurns(SOURCES, () => true)
  expect(ids(inTurns)).toEqual(ids(madeAtOnce(SOURCES)))
  expect(new Set(ids(inTurns)).size).toBe(200)
  expect(inTurns?.[100]?.words).toContain(' estate 2')
})

it('stops when nobody waits any more', async () => {
  let steps = 0
  expect(await madeInTurns(SOURCES, () => ++steps < 2)).toBeNull()
})

it('makes a hundred at once, and more in turns', () => {
  expect(canBeMadeAtOnce(SOURCES)).toBe(false)
  expect(canBeMadeAtOnce(SOURCES.slice(2))).toBe(true)
})
