import { expect, it } from 'vitest'
import { figuresText, shown } from './figures-text.ts'
import type { Figure } from './judge.ts'
import { machineWords } from './machine.ts'

const cls = (where: string, value: number): Figure => ({ limit: 'cls', where, value })

it('shows the worst of each limit, and whatever else is not well', () => {
  const figures = [cls('/', 0), cls('/faqs', 0.005), cls('/legal', 0.02), cls('/careers', 0.05)]
  expect(shown(figures).map(({ where }) => where)).toEqual(['/careers', '/legal'])
  expect(shown([cls('/', 0), cls('/faqs', 0.005)]).map(({ where }) => where)).toEqual(['/faqs'])
})

it('leaves out the tables of what was not measured', () => {
  const text = figuresText(
    { figures: [cls('/', 0)], routes: [], growth: [], peers: [], failed: ['pwa: no trace'] },
    'A machine.',
  )
  expect(text).toMatch(/^A machine\.\n\n\*\*Not measured:\*\* pwa: no trace\n\n\| figure/)
  expect(text).not.toContain('###')
})

it.each([
  [0.3, 'calm'],
  [5, 'BUSY'],
])('at load %s the machine is %s', (load, word) => {
  expect(
    machineWords(load, [
      { model: ' Cheap CPU ', speed: 1, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } },
    ]),
  ).toMatch(new RegExp(`^1 cores \\(Cheap CPU\\), load .*${word}`))
})
