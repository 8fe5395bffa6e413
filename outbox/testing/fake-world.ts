/** For tests: one phone with a disk and a clock, several tabs and workers that can be killed, and an API. */
import type { Submission } from '#outbox/entry.ts'
import { createOutbox } from '#outbox/outbox.ts'
import type { OutboxPorts, SenderLock, Senders } from '#outbox/ports.ts'
import { createPromised } from '#outbox/queue/promised.ts'
import type { EntryStore } from '#outbox/storage/store.ts'
import { tableOf } from '#outbox/storage/table.ts'
import { createFakeApi } from './fake-api.ts'
import { createFakeDisk } from './fake-disk.ts'

const NEVER = new Promise<never>(() => {})

/** The same draws in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export type WorldOptions = {
  idempotent?: boolean
  /** Called before every step a tab takes in the world: tests delay and reorder here. */
  step?: (what: string) => Promise<void>
  lock?: 'shared' | 'none' | 'stuck'
  seed?: number
  /** The browser itself repeats once what broke on a used connection, if it can. */
  repeats?: boolean
  /** Called with a body that the browser sends again after a stream was refused, which decision 082 cannot prevent. */
  onRepeat?: (body: string) => void
  /** Called after every commit to the disk. */
  onCommit?: (rows: ReadonlyMap<string, unknown>) => void
}

export function createWorld({
  idempotent = true,
  step = async () => {},
  lock = 'shared',
  seed = 20261120,
  repeats = false,
  onRepeat = () => {},
  onCommit = () => {},
}: WorldOptions = {}) {
  const random = seededRandom(seed)
  const disk = createFakeDisk()
  const api = createFakeApi({ idempotent })
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') }
  /** What the phones themselves report. */
  const line = { isOff: false }
  let holder: object | null = null
  const living = new Map<string, object>()
  let named = 0
  let inFlight = 0
  const peaks = { inFlight: 0 }

  let isStreamRefused = false

  function handle(url: string, init: RequestInit): Response {
    const isStream = init.body instanceof ReadableStream
    try {
      const response = api.handle(url, init)
      if (isStream && response.status === 422) isStreamRefused = true
      return response
    } catch (error) {
      if (isStream) isStreamRefused = true
      const isBroken = error instanceof TypeError && init.method === 'POST'
      if (!repeats || !isBroken || typeof init.body !== 'string') throw error
      if (isStreamRefused) onRepeat(init.body)
      return api.handle(url, init)
    }
  }

  /** `apiBase`: of the build that runs in it. */
  function openTab(apiBase = '/api/v2') {
    const tab = { isDead: false, notices: 0 }
    const alive = async (what: string) => {
      await step(what)
      if (tab.isDead) await NEVER
    }
    const store: EntryStore = {
      async transact(decide) {
        await alive('transact')
        if (disk.isSilent)
          return { result: decide({ ...tableOf([]), isUnread: true }).result, problem: 'unavailable' }
        const change = decide(disk.table())
        disk.apply(change)
        onCommit(disk.rows)
        await alive('committed')
        return { result: change.result, problem: null }
      },
      async read() {
        await alive('read')
        if (disk.isSilent) return { result: tableOf([]), problem: 'unavailable' }
        return { result: disk.table(), problem: null }
      },
    }
    const senderLock: SenderLock = async (task) => {
      await alive('lock')
      if (lock === 'none') return { result: await task() }
      if (lock === 'stuck' || holder !== null) return null
      holder = tab
      try {
        return { result: await task() }
      } finally {
        holder = null
      }
    }
    const senders: Senders = {
      async during(task) {
        if (lock !== 'shared') return task(null)
        const name = `sender-${++named}`
        await alive('sender')
        living.set(name, tab)
        try {
          return await task(name)
        } finally {
          living.delete(name)
        }
      },
      async dead(names) {
        await alive('dead')
        return new Set(names.filter((name) => !living.has(name)))
      },
    }
    const ports: OutboxPorts = {
      store,
      promised: createPromised(null),
      senderLock,
      senders,
      async fetch(url, init) {
        await alive('request')
        inFlight++
        peaks.inFlight = Math.max(peaks.inFlight, inFlight)
        try {
          const response = handle(url, init)
          await alive('answer')
          return response
        } finally {
          inFlight--
        }
      },
      oneShot: api.oneShot,
      saysOffline: () => line.isOff,
      now: () => clock.now,
      random,
      newKey: () => crypto.randomUUID(),
      timeout: () => new AbortController().signal,
      notify: () => {
        tab.notices++
      },
    }
    const outbox = createOutbox({ ...ports, subscribe: () => () => {} }, { apiBase, idempotent })
    return {
      outbox,
      ports,
      notices: () => tab.notices,
      /** Nothing that it awaits ever comes; the browser frees its locks. */
      kill() {
        tab.isDead = true
        if (holder === tab) holder = null
        for (const [name, owner] of living) if (owner === tab) living.delete(name)
      },
    }
  }

  return { disk, api, clock, line, openTab, peaks }
}

export function booking(name: string, bookedDate = '2026-12-05') {
  return {
    kind: 'tour-booking',
    tour: {
      projectType: 'land',
      projectId: '3',
      packageId: '14',
      packageName: 'Ibeju Country Home',
    },
    label: `Site tour: Ibeju Country Home, ${bookedDate} 09:00`,
    body: {
      siteTourScheduleId: 7,
      bookedDate,
      firstname: name,
      lastname: 'Okafor',
      email: `${name}@example.ng`,
      phoneNumber: '08031234567',
    },
  } satisfies Submission
}
