/** For tests: what was ever on the disk and what the API holds, judged by request instead of by key. */

import type { Entry } from '#outbox/entry.ts'
import { BODY_LIFE_MS } from '#outbox/queue/lifetime.ts'
import { canonicalJson } from '#outbox/storage/canonical.ts'
import { tableOf } from '#outbox/storage/table.ts'

type Known = {
  /** The last row seen under each key. */
  rows: Map<string, Entry>
  since: number
  /**
   * How many rows a person requested at the API: a request after a delivery, an expiry or a deletion is another one.
   */
  wanted: number
  resends: number
  /** The person deleted or replaced it. */
  isWaived: boolean
}

export function createLedger({ idempotent }: { idempotent: boolean }) {
  const requests = new Map<string, Known>()
  const textOfKey = new Map<string, string>()
  const faults: string[] = []
  let erasuresAsked = 0
  /** The keys on the disk before the commit at hand. */
  let before: ReadonlySet<string> = new Set()

  const requestOf = (entry: Entry): Known | undefined => requests.get(textOfKey.get(entry.id) ?? '')

  function meet(entry: Entry, now: number): void {
    if (!textOfKey.has(entry.id) && entry.body !== null) {
      const text = canonicalJson(entry.body)
      textOfKey.set(entry.id, text)
      const known = requests.get(text)
      const isOver = [...(known?.rows.values() ?? [])].some(
        ({ state, body }) => /delivered|expired/.test(state) || (state === 'refused' && body === null),
      )
      const isErased = known?.isWaived && ![...known.rows.keys()].some((key) => before.has(key))
      if (known && (isOver || isErased)) known.wanted++
      if (!known) {
        requests.set(text, { rows: new Map(), since: now, wanted: 1, resends: 0, isWaived: false })
      }
    }
    requestOf(entry)?.rows.set(entry.id, entry)
  }

  function judge(text: string, known: Known, onDisk: ReadonlySet<string>, keysAtApi: (string | null)[]) {
    const rows = [...known.rows.values()]
    const name = `${text.slice(0, 60)} ${rows.map(({ state }) => state).join()}`
    const fault = (words: string) => faults.push(`${words}: ${name}`)
    if (keysAtApi.length > known.wanted + known.resends) fault(`sent twice (${keysAtApi.length})`)
    if (known.isWaived) return
    const standing = rows.filter(({ id, body }) => onDisk.has(id) || body === null)
    if (standing.length === 0) fault('lost')
    for (const { state, mayHaveArrived, lastAttemptAt, expiresAt } of standing) {
      if (state === 'queued' || state === 'sending') fault('stuck')
      if (state === 'delivered' && keysAtApi.length === 0) fault('a lie')
      if (state === 'unsure' && !mayHaveArrived) fault('unsure without a reason')
      if (state === 'refused' && !mayHaveArrived && keysAtApi.length >= known.wanted + known.resends) {
        fault('refused, yet arrived')
      }
      // A clock that was set ahead may cost a booking that no line could take, but never before the line was tried.
      const wasAsked = lastAttemptAt !== null && lastAttemptAt >= expiresAt
      const isLeftToPerson = !idempotent && mayHaveArrived
      if (state === 'expired' && !wasAsked && !isLeftToPerson && ledger.realNow - known.since < BODY_LIFE_MS)
        fault('expired before the line was asked')
    }
  }

  const ledger = {
    /** ms of true time, whatever the phone's clock says. */
    realNow: 0,
    faults,
    delivered: 0,
    observe(raw: ReadonlyMap<string, unknown>) {
      const { entries } = tableOf([...raw].map(([key, value]) => ({ key, value })))
      for (const entry of entries) {
        meet(entry, ledger.realNow)
        if (entry.state === 'delivered' && entry.body !== null) faults.push('personal data kept')
        if (entry.state === 'delivered') ledger.delivered++
      }
      before = new Set(raw.keys())
      if (entries.length === 0 && erasuresAsked > 0)
        for (const known of requests.values()) known.isWaived = true
    },
    expectErasure() {
      erasuresAsked++
    },
    waive(entry: Entry) {
      const known = requestOf(entry)
      if (known) known.isWaived = true
    },
    /** For an API without keys: the person may send again and risk a second row. */
    countResend(entry: Entry) {
      const known = requestOf(entry)
      if (known) known.resends++
    },
    /** A browser's own repeat, where no stream could prevent it. */
    countRepeat(body: string) {
      const known = requests.get(canonicalJson(JSON.parse(body)))
      if (known && !idempotent) known.resends++
    },
    close(entries: readonly Entry[], atApi: readonly { key: string | null; body: string }[]) {
      const onDisk = new Set(entries.map(({ id }) => id))
      for (const [text, known] of requests) {
        const rows = atApi.filter(({ body }) => canonicalJson(JSON.parse(body)) === text)
        judge(
          text,
          known,
          onDisk,
          rows.map(({ key }) => key),
        )
      }
    },
  }
  return ledger
}

export type Ledger = ReturnType<typeof createLedger>
