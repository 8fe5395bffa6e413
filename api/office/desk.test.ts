import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { LogEntry } from '../log/log.ts'
import { type Desk, openDesk } from './desk.ts'
import { OfficeError } from './office-error.ts'

const backUp = async () => new Uint8Array()
const erase = ({ address }: Desk) =>
  fetch(`http://127.0.0.1:${address.port}/`, {
    method: 'POST',
    body: JSON.stringify({ ask: 'erase-person', who: { email: 'ada@example.com' } }),
    headers: { Authorization: `Bearer ${address.token}` },
  })

it('the desk closes only when the command that runs has ended, and takes no other one', async () => {
  const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const order: string[] = []
  const answering = () => {
    begun.resolve()
    return going.promise
  }
  const desk = await openDesk({ answer: answering, backUp }, () => undefined)
  const ask = () => erase(desk)
  const answer = ask()
  await begun.promise
  const closing = Promise.resolve(desk.close()).then(() => order.push('closed'))
  await expect(ask()).rejects.toThrow()
  await setImmediate()
  order.push('erased')
  going.resolve('Erased.')
  expect(await (await answer).text()).toBe('Erased.')
  await closing
  expect(order).toEqual(['erased', 'closed'])
})

it('of what the desk could not do, the log has the code and the place, and no word that may be about somebody', async () => {
  const lines: LogEntry[] = []
  const faults = [
    Object.assign(new Error('row of\n at ada@example.com'), { code: '40P01' }),
    new OfficeError('Nothing is held about ada@example.com.'),
  ]
  const desk = await openDesk({ answer: () => Promise.reject(faults.shift()), backUp }, (line) =>
    lines.push(line),
  )
  const answer = await erase(desk)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Its log says why')])
  expect((await erase(desk)).status).toBe(422)
  await desk.close()
  const at = expect.stringMatching(/^at .*desk\.test\.ts:\d+:\d+\)?$/)
  expect(lines).toEqual([
    { level: 'error', msg: 'office fault', fault: { name: 'Error', code: '40P01', at } },
  ])
})
