import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withFigures } from './document.ts'
import { FIGURE_HEAD, figureRow } from './figure-rows.ts'
import { PARTS } from './options.ts'
import { textTable } from './text-table.ts'

describe('the document of figures', () => {
  it('keeps every word outside the marks, however often it is written', async () => {
    const before = await readFile('docs/performance.md', 'utf8')
    const once = withFigures(before, 'api', 'first')
    const twice = withFigures(once, 'api', 'second')
    expect(twice).toContain('\n\n### The API\n\nsecond\n\n')
    expect(twice).not.toContain('\n\nfirst\n\n')
    expect(twice.split('<!-- bench: api')[0]).toBe(before.split('<!-- bench: api')[0])
    expect(twice.split('<!-- /bench api')[1]).toBe(before.split('<!-- /bench api')[1])
  })

  it.each(PARTS)('has a place for the part "%s"', async (part) => {
    const document = await readFile('docs/performance.md', 'utf8')
    expect(withFigures(document, part, 'figures')).toContain('\n\nfigures\n\n')
  })

  it('is refused without its marks', () => {
    expect(() => withFigures('# Performance', 'api', 'x')).toThrow('has no <!-- bench: api')
  })
})

describe('a row', () => {
  it.each([
    [
      { limit: 'lcp', where: '/faqs', value: 1_234.4, reference: 1_200 } as const,
      ['LCP / twin', '/faqs', '1,234 ms', '1,200 ms', '1.03', '≤ 1.05', '> 1.15', '1 of 1', 'ok'],
    ],
    [
      { limit: 'tbt', where: '/', value: 210, reference: 10 } as const,
      [
        'Total Blocking Time above twin',
        '/',
        '210 ms',
        '10 ms',
        '+200',
        '≤ 50 ms',
        '> 150 ms',
        '0 of 1',
        'broken',
      ],
    ],
    [
      { limit: 'reads', where: 'API', value: 10_000 } as const,
      [
        'API: kept reads in a second of processor time',
        'API',
        '10,000 /s',
        '',
        '',
        '≥ 12,000 /s',
        '< 6,000 /s',
        '0 of 1',
        'over goal',
      ],
    ],
    [
      { limit: 'cls', where: '/', value: Number.NaN } as const,
      ['Layout shift', '/', 'not measured', '', '', '≤ 0.01', '> 0.04', '0 of 1', 'broken'],
    ],
  ])('of %j', (figure, cells) => expect(figureRow([figure])).toEqual(cells))

  it('is the worst of its limit, and says how many keep it', () => {
    const cls = (value: number) => ({ limit: 'cls', where: `/${value}`, value }) as const
    expect(figureRow([cls(0), cls(0.02), cls(0.01)])).toEqual([
      ...['Layout shift', '/0.02', '0.02', '', '', '≤ 0.01', '> 0.04', '2 of 3', 'over goal'],
    ])
  })

  it('stands in a table with the others', () => {
    const table = textTable(['a', 'b'], [['long words', '1']])
    expect(table).toBe('| a          |   b |\n|------------|----:|\n| long words |   1 |')
    expect(textTable(['a', 'b'], [['x', 'y']], 2)).toContain('| x   | y   |')
    expect(FIGURE_HEAD).toHaveLength(figureRow([{ limit: 'html', where: '/', value: 1 }]).length)
  })
})
