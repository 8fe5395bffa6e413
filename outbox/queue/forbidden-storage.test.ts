import { describe, expect, test } from 'vitest'
import { createOutbox } from '#outbox/outbox.ts'
import { createEntryStore } from '#outbox/storage/store.ts'
import { booking, createWorld, type WorldOptions } from '#outbox/testing/fake-world.ts'
import { createPromised } from './promised.ts'

/** Of a browser that lets the site keep nothing. */
function openForbidden(options: WorldOptions) {
  const world = createWorld(options)
  const database = () => Promise.reject(new DOMException('no', 'SecurityError'))
  const { ports } = world.openTab()
  const store = createEntryStore(database, createPromised(null))
  const config = { apiBase: '/api/v2', idempotent: options.idempotent === true }
  return { ...world, outbox: createOutbox({ ...ports, store, subscribe: () => () => {} }, config) }
}

type Tab = ReturnType<ReturnType<typeof createWorld>['openTab']>['outbox']
const ways: [string, (outbox: Tab, id: string) => Promise<unknown>][] = [
  ['was deleted', (outbox, id) => outbox.remove(id)],
  ['was erased with all', (outbox) => outbox.eraseAll()],
  ['was changed into another', (outbox, id) => outbox.edit(id, booking('Bola'))],
]

describe.each([true, false])('a request can be sent again after it (keys: %s)', (idempotent) => {
  test.each(ways)('%s where the storage is forbidden', async (_, takeOff) => {
    const { outbox, api, line } = openForbidden({ idempotent })
    line.isOff = true
    api.behave('lost')
    const { entry } = await outbox.submit(booking('Ada'))
    await outbox.list()
    await takeOff(outbox, entry.id)
    await outbox.list()
    line.isOff = false
    api.behave('ok')
    expect(await outbox.submit(booking('Ada'))).toMatchObject({ outcome: 'delivered' })
  })

  test.each(ways)('%s before the storage fell silent', async (_, takeOff) => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    const { entry } = await outbox.submit(booking('Ada'))
    await outbox.list()
    await takeOff(outbox, entry.id)
    await outbox.list()
    disk.isSilent = true
    line.isOff = false
    api.behave('ok')
    expect(await outbox.submit(booking('Ada'))).toMatchObject({ isStanding: false })
  })

  test('but not after a deletion that the storage did not answer: what it holds goes out', async () => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    const { entry } = await outbox.submit(booking('Ada'))
    await outbox.list()
    disk.isSilent = true
    await outbox.remove(entry.id)
    await outbox.eraseAll()
    expect(await outbox.submit(booking('Ada'))).toMatchObject({ how: 'beside', entry: { id: entry.id } })
  })
})
