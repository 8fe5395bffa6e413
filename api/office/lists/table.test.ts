import { describe, expect, it } from 'vitest'
import { type Line, listOf } from './table.ts'

const line: Line = { id: 1, package: 'Plot, corner', firstname: 'Ada "Ace"', lastname: 'Obi', phone: null }
const NONE = 'No bookings yet.'

describe('a list of the office', () => {
  it('says so when it is empty', () => expect(listOf([], 'table', NONE)).toBe('No bookings yet.\n'))

  it('lines its columns up, a text of several lines in one', () => {
    const [head = '', row = ''] = listOf([{ ...line, package: 'Plot,\ncorner' }], 'table', NONE).split('\n')
    expect(row.indexOf('Ada')).toBe(head.indexOf('firstname'))
    expect(row.indexOf('Obi')).toBe(head.indexOf('lastname'))
  })

  it('has room for what a flood of inventions left', () => {
    const lines: Line[] = Array(200_000).fill({ id: 1 })
    expect(listOf(lines, 'table', NONE)).toBe(`id\n${'1\n'.repeat(lines.length)}`)
  })

  it('is CSV with its quotes doubled', () => {
    expect(listOf([line], 'csv', NONE)).toContain('"Plot, corner","Ada ""Ace""","Obi",""\r\n')
  })

  it('begins with the mark that makes a spreadsheet read Yoruba names', () => {
    const bytes = Buffer.from(listOf([{ firstname: 'Ọláṣubọ̀mí' }], 'csv', NONE))
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString()).toContain('"Ọláṣubọ̀mí"')
  })

  it.each([
    '=HYPERLINK("x")',
    '+234803',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '　＝1',
  ])('runs no formula from %j', (firstname) => {
    const cell = `"'${firstname.replaceAll('"', '""')}"`
    expect(listOf([{ ...line, firstname }], 'csv', NONE)).toContain(cell)
  })

  it.each([
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada\t@SUM(A1)', "Ada\t'@SUM(A1)"],
    ['Ada; \t+1;-2', "Ada; \t'+1;'-2"],
    [';=1', ";'=1"],
    ['Ada\n=1+1;', "Ada\n'=1+1;"],
    ['Ada\r=1', "Ada\r'=1"],
    ['Ada\r\n -1', "Ada\r\n '-1"],
    ['Ada\n"=1+1', 'Ada\n""\'=1+1'],
    ['Ada;"=1+1', 'Ada;""\'=1+1'],
    ['Ada;＝1', "Ada;'＝1"],
    ['one; two - three', 'one; two - three'],
  ])('runs no formula from a part of %j, where a spreadsheet cuts at semicolons or tabs', (firstname, cell) =>
    expect(listOf([{ ...line, firstname }], 'csv', NONE)).toContain(`"${cell}"`),
  )
})
