/** The scroll position of each entry in the tab's history. It survives a reload and ends with the tab. */

const STORAGE_KEY = 'adbond-scroll'
const MAX_ENTRIES = 50

export type ScrollMemory = {
  positionOf: (entryKey: string) => number | undefined
  remember: (entryKey: string, top: number) => void
  save: () => void
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

export function createScrollMemory(storage: TabStorage | undefined): ScrollMemory {
  const positions = new Map(read(storage))
  return {
    positionOf: (entryKey) => positions.get(entryKey),
    remember: (entryKey, top) => {
      positions.delete(entryKey) // so that the entry moves to the end: the oldest are dropped first
      positions.set(entryKey, Math.round(top))
      for (const oldest of positions.keys()) {
        if (positions.size <= MAX_ENTRIES) break
        positions.delete(oldest)
      }
    },
    save: () => {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...positions]))
      } catch {
        // full or forbidden: positions last as long as the page
      }
    },
  }
}

function read(storage: TabStorage | undefined): [string, number][] {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isPosition) : []
  } catch {
    return [] // damaged, or storage is forbidden
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
