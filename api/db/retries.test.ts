import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sqlState, withRetries } from './retries.ts'

const fault = (code: string) =>
  new DrizzleQueryError('update …', [], Object.assign(new Error('undone'), { code }))

const failing = (times: number, code: string) => {
  let runs = 0
  return {
    run: async () => {
      runs++
      if (runs <= times) throw fault(code)
      return runs
    },
    runs: () => runs,
  }
}

it.each(['40001', '40P01'])('a transaction undone with %s is run again', async (code) => {
  expect(await withRetries(failing(3, code).run)).toBe(4)
})

it('three times and no more', async () => {
  const { run, runs } = failing(9, '40001')
  await expect(withRetries(run)).rejects.toThrow()
  expect(runs()).toBe(4)
})

it('any other fault is final', async () => {
  const { run, runs } = failing(1, '23505')
  await expect(withRetries(run)).rejects.toThrow()
  expect(runs()).toBe(1)
})

it('the code of a database fault is found below what wraps it', () => {
  expect(sqlState(fault('23514'))).toBe('23514')
  expect(sqlState(new Error('other'))).toBeNull()
  expect(sqlState('text')).toBeNull()
})
