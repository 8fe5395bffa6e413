import { useEffect, useState } from 'react'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { dataSize } from '#src/format/data-size.ts'
import { library as words } from './copy.ts'
import { usePacks } from './use-packs.ts'

type Room = { usage: number | null; left: number | null; isSafe: boolean | null }

/** Keeps the place of the figures until they are known. */
const UNKNOWN: Room = { usage: 0, left: 0, isSafe: null }

/** The size of what is saved and the room that is left, as far as the browser tells. */
export function RoomOnPhone({ keeper }: { keeper: PackKeeper }) {
  const packs = usePacks(keeper)
  const [room, setRoom] = useState<Room>()
  // Each change of the packs changes the room.
  useEffect(() => {
    let isGone = packs === null
    void measureRoom().then((measured) => !isGone && setRoom(measured))
    return () => {
      isGone = true
    }
  }, [packs])

  const { usage, left, isSafe } = room ?? UNKNOWN
  const lines = [
    { term: words.saved, size: (packs ?? []).reduce((sum, { bytes }) => sum + bytes, 0) },
    { term: words.wholeSite, size: usage },
    { term: words.left, size: left },
  ].filter((line): line is { term: string; size: number } => line.size !== null)
  const promise = isSafe ? words.safe : words.unsafe
  return (
    <section aria-labelledby="room" className="grid gap-12px content-start">
      <h2 id="room" className="title-4">
        {words.room}
      </h2>
      <dl className={room ? 'grid' : 'grid invisible'}>
        {lines.map(({ term, size }) => (
          <div
            key={term}
            className="flex items-baseline justify-between gap-16px py-12px border-0 border-b-1 border-solid border-edge"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-heading font-600 tabular-nums whitespace-nowrap">{dataSize(size)}</dd>
          </div>
        ))}
      </dl>
      <p className={room ? 'small-print' : 'small-print invisible'}>
        {left === null ? `${words.roomUnknown} ${promise}` : promise}
      </p>
    </section>
  )
}

/** Null for what a browser does not tell. */
async function measureRoom(): Promise<Room> {
  const storage = navigator.storage as Partial<StorageManager> | undefined // missing in old Safari
  const [estimate, isSafe] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ])
  const { usage = null, quota = null } = estimate ?? {}
  return {
    usage,
    left: usage !== null && quota !== null ? Math.max(0, quota - usage) : null,
    isSafe: isSafe ?? null,
  }
}
