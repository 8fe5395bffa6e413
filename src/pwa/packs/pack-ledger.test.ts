import { expect, it } from 'vitest'
import { dropFromLedger, noteInLedger, readLedger } from './pack-ledger.ts'

const subject = (id: string) => ({
  kind: 'tour' as const,
  id,
  title: `Tour ${id}`,
  projectType: null,
  projectId: null,
  packageIds: [],
  address: '/site_tour',
})
function storage(start?: string): Storage {
  let text = start ?? null
  const kept = {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next
    },
  }
  return kept as unknown as Storage
}

it('remembers each pack once, the newest first, until it is removed', () => {
  const kept = storage()
  for (const id of ['1', '2', '1']) noteInLedger(subject(id), kept)
  expect(readLedger(kept).map(({ id }) => id)).toEqual(['1', '2'])
  dropFromLedger('tour-1', kept)
  expect(readLedger(kept).map(({ id }) => id)).toEqual(['2'])
})

it.each(['{', 'null', '[{"kind":"tour"}]'])('is empty when %s was stored', (text) => {
  expect(readLedger(storage(text))).toEqual([])
})

it('is empty, and refuses nothing, where storage is forbidden', () => {
  noteInLedger(subject('1'), undefined)
  expect(readLedger(undefined)).toEqual([])
})
