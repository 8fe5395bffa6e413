import { expect, it } from 'vitest'
import { calmly } from './calm.ts'

const CALM = 0.1
const BUSY = 1.4

/** Each look at the machine takes the next of these; the last one stays. */
function machineThatIs(...looks: number[]) {
  let waits = 0
  const cores = async () => (looks.length > 1 ? looks.shift() : looks[0]) ?? 0
  return { cores, wait: async () => (waits += 1), waits: () => waits }
}

function counted() {
  let runs = 0
  return async () => (runs += 1)
}

it('measures once on a calm machine', async () => {
  expect(await calmly(counted(), machineThatIs(CALM))).toEqual({ result: 1, isCalm: true })
})

it('waits until others have done their work', async () => {
  const machine = machineThatIs(BUSY, BUSY, CALM)
  expect(await calmly(counted(), machine)).toEqual({ result: 1, isCalm: true })
  expect(machine.waits()).toBe(2)
})

it('measures again when others began to work meanwhile', async () => {
  expect(await calmly(counted(), machineThatIs(CALM, BUSY, CALM))).toEqual({ result: 2, isCalm: true })
})

it('gives up the third time, and says that the machine was never calm', async () => {
  expect(await calmly(counted(), machineThatIs(BUSY))).toEqual({ result: 3, isCalm: false })
})
