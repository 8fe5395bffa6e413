import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDesk } from './desk.ts'

it('the desk closes only when the command that runs has ended, and takes no other one', async () => {
  const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const order: string[] = []
  const desk = await openDesk({
    answer: () => {
      begun.resolve()
      return going.promise
    },
    backUp: async () => new Uint8Array(),
  })
  const ask = () =>
    fetch(`http://127.0.0.1:${desk.address.port}/`, {
      method: 'POST',
      body: JSON.stringify({ ask: 'erase-person', who: { email: 'ada@example.com' } }),
      headers: { Authorization: `Bearer ${desk.address.token}` },
    })
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
