// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPersister, PERSIST_BUSTER } from './query-persistence.ts'
import { isSavedRead } from './saved-reads.ts'

const KEY = ['choices', '/x']
const read = { value: [{ id: '1', name: 'Estate' }], storedAt: Date.now() }

it('what was read stays on the phone although it could not be renewed, and comes back as read', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, read)
  const queryFn = () => Promise.reject(new Error('no line'))
  await expect(client.fetchQuery({ queryKey: KEY, queryFn, retry: false })).rejects.toThrow('no line')
  expect(client.getQueryState(KEY)).toMatchObject({ status: 'error', data: read })

  const clientState = dehydrate(client, { shouldDehydrateQuery: isSavedRead })
  void createPersister().persistClient({ timestamp: Date.now(), buster: PERSIST_BUSTER, clientState })
  await vi.waitFor(async () => {
    const [query] = (await createPersister().restoreClient())?.clientState.queries ?? []
    expect(query?.state).toMatchObject({ status: 'success', error: null, data: read })
  })
})
