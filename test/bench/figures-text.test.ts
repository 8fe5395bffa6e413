import { expect, it } from 'vitest'
import { figuresText, overGoal } from './figures-text.ts'
import type { Figure } from './judge.ts'
import { machineWords } from './machine.ts'

const cls = (where: string, value: number): Figure => ({ limit: 'cls', where, value })

it('lists every place where a promise is not kept, the worst first, unless the table has it', () => {
  const figures = [cls('/', 0), cls('/legal', 0.02), cls('/careers', 0.05)]
  expect(overGoal(figures)).toMatch(/\n- Layout shift: \*\*\/careers 0.05\*\*, \/legal 0.02$/)
  expect(overGoal([cls('/', 0), cls('/legal', 0.02)])).toBe('')
})

it('has one row for each promise', () => {
  const html: Figure = { limit: 'html', where: '/', value: 13 }
  const measured = {
    figures: [cls('/', 0.02), cls('/faqs', 0.05), html],
    routes: [],
    growth: [],
    scale: [],
    peers: [],
  }
  const rows = figuresText({ ...measured, failed: [] }, '').match(/^\| (Layout|HTML).*/gm)
  expect(rows).toHaveLength(2)
})

it('leaves out the tables of what was not measured', () => {
  const text = figuresText(
    { figures: [cls('/', 0)], routes: [], growth: [], scale: [], peers: [], failed: ['pwa: no trace'] },
    'A machine.',
  )
  expect(text).toMatch(/^A machine\.\n\n\*\*Not measured:\*\* pwa: no trace\n\n\| figure/)
  expect(text.match(/^\|-/gm)).toHaveLength(1)
})

it('names what was measured while others worked on the machine', () => {
  const figures = [{ ...cls('/', 0), isBusy: true }, cls('/faqs', 0)]
  const text = figuresText({ figures, routes: [], growth: [], scale: [], peers: [], failed: [] }, '')
  expect(text).toContain('read ratios only:** Layout shift at /\n')
  expect(text).toMatch(/\| ok, busy machine \|/)
})

it('names the machine', () => {
  const times = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 }
  expect(machineWords([{ model: ' Cheap CPU ', speed: 1, times }])).toBe('1 cores (Cheap CPU)')
})
