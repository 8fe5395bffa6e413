import { expect, it } from 'vitest'
import { undisturbed } from './undisturbed.ts'

/** Runs of ten seconds, in which the server stood in line for so many. */
async function runsWith(waits: number[]) {
  let [time, waited, runs] = [0, 0, 0]
  const work = async () => {
    time += 10
    waited += waits[runs] ?? Number.NaN
    runs += 1
    return `run ${runs}`
  }
  const { result, isBusy } = await undisturbed(
    work,
    () => waited,
    () => time,
  )
  return { result, isBusy, runs }
}

it.each([
  { waits: [0.5], chosen: { result: 'run 1', isBusy: false, runs: 1 } },
  { waits: [4, 0.5], chosen: { result: 'run 2', isBusy: false, runs: 2 } },
  { waits: [4, 2, 3], chosen: { result: 'run 2', isBusy: true, runs: 3 } },
])('takes the run in which the server waited least for a processor: $waits s', async ({ waits, chosen }) => {
  expect(await runsWith(waits)).toEqual(chosen)
})
