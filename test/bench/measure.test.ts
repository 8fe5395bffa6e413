import { expect, it } from 'vitest'
import { attempted } from './measure.ts'

it.each([
  [[], [1], []],
  [['closed'], [1], []],
  [['closed', 'closed'], [], ['forms: closed']],
  [['closed', 'no trace'], [], ['forms: closed; then: no trace']],
])('a part that fails with %j gives %j and tells %j', async (failures, figures, reasons) => {
  const failed: string[] = []
  const left = [...failures]
  const work = async () => {
    const failure = left.shift()
    if (failure) throw new Error(`${failure}\nCall log`)
    return [1]
  }
  expect(await attempted('forms', work, failed)).toEqual(figures)
  expect(failed).toEqual(reasons)
})
