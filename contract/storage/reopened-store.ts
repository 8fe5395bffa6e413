import { createStore, type UseStore } from 'idb-keyval'

/** Safari closes the connection of a page in the background and tells nobody, so each failure has one try anew (FM-45). */
export function reopenedStore(name: string, table: string): UseStore {
  let opened: UseStore | undefined
  return async (mode, use) => {
    const before = opened
    try {
      if (before) return await before(mode, use)
    } catch (reason) {
      if (isFull(reason)) throw reason
      if (opened === before) opened = undefined
    }
    opened ??= createStore(name, table)
    return opened(mode, use)
  }
}

export const isFull = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'QuotaExceededError'
