import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { percentile } from './record.ts'
import { type Row, readRow, withFigures, withTable } from './report.ts'

const row = (id: string, changes: Partial<Row> = {}): Row => ({
  id,
  what: 'nothing is lost',
  how: 'counted',
  figure: '0 of 200',
  target: '0',
  ok: true,
  date: '2026-11-21',
  machine: 'a small one',
  ...changes,
})

const PAGE =
  'Before\n\n<!-- figures: written by `npm run test:faults` -->\n<!-- end of figures -->\n\nAfter\n'
const linesOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| R'))

describe('the page of figures', () => {
  it('lists the rows in the order of their numbers', () => {
    const lines = linesOf(withFigures(PAGE, [row('R10'), row('R8-sync'), row('R8'), row('R1')]))
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['R1', 'R8', 'R8-sync', 'R10'])
  })

  it('keeps the line of a row that was not run, and the words around the table', () => {
    const before = withFigures(PAGE, [row('R1', { figure: 'old' }), row('R2', { figure: 'old' })])
    const after = withFigures(before, [row('R2', { figure: 'new', ok: false })])
    expect(linesOf(after)[0]).toContain('| old | 0 | met |')
    expect(linesOf(after)[1]).toContain('| new | 0 | **missed** |')
    expect(after).toMatch(/^Before\n[\s\S]*\nAfter\n$/)
  })

  it('says of what could not be checked that it was not', () => {
    expect(withFigures(PAGE, [row('S14-advisories', { ok: null })])).toContain('| not checked |')
  })

  it('is stable: the same figures give the same page', () => {
    const once = withFigures(PAGE, [row('R1', { how: 'a | b' })])
    expect(withFigures(once, [row('R1', { how: 'a | b' })])).toBe(once)
  })

  it.each([
    ['docs/reliability.md', 'R1'],
    ['docs/security.md', 'S1'],
  ])('has a place for them in %s', async (name, id) => {
    const document = await readFile(name, 'utf8')
    expect(withFigures(document, [row(id, { figure: 'measured now' })])).toContain('| measured now |')
  })

  it('refuses a page without a place', () => {
    expect(() => withFigures('no place', [])).toThrow('no place')
    expect(() => withTable('no place', 'headers', [])).toThrow('no place for headers')
  })

  it('takes a table by its name, and keeps what is around it', () => {
    const page = 'Before\n<!-- table: headers -->\nold\n<!-- end of headers -->\nAfter'
    const written = withTable(page, 'headers', ['| new |'])
    expect(written).toBe('Before\n<!-- table: headers -->\n\n| new |\n\n<!-- end of headers -->\nAfter')
    expect(withTable(written, 'headers', ['| new |'])).toBe(written)
  })

  it('takes only whole rows', () => {
    expect(readRow(JSON.stringify(row('R4')))).toEqual(row('R4'))
    expect(() => readRow('{"id":"R4"}')).toThrow()
  })
})

describe('a percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[5], 0.95, 5],
    [Array.from({ length: 100 }, (_, index) => index), 0.95, 95],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected)
  })
})
