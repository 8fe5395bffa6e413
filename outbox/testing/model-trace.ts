/** For tests: random traces of people, tabs, kills, clocks and broken lines, run against the whole core. */
import * as fc from 'fast-check'
import type { Entry } from '#outbox/entry.ts'
import { LEASE_MS } from '#outbox/queue/lifetime.ts'
import { BEHAVIOURS } from './fake-api.ts'
import { booking, createWorld } from './fake-world.ts'
import { createLedger, type Ledger } from './model-ledger.ts'

const TABS = 3
const TWO_YEARS_MS = 2 * 365 * 24 * 3_600_000
const FIVE_DAYS_MS = 5 * 24 * 3_600_000
const WAITS_MS = [1_000, 30_000, LEASE_MS, 600_000, 36_000_000] as const
const FAR_AWAY = '2040-01-01' // so that only its age expires an entry here

const tab = fc.nat(TABS - 1)
const pick = fc.nat(9)
const only = <Type extends string>(type: Type) => fc.constant(type)
const does = {
  submit: fc.record({ type: only('submit'), tab, taps: fc.integer({ min: 1, max: 3 }) }),
  drain: fc.record({ type: only('drain'), tab, isConnectionBack: fc.boolean() }),
  behave: fc.record({ type: only('behave'), behaviour: fc.constantFrom(...BEHAVIOURS) }),
  wait: fc.record({ type: only('wait'), ms: fc.constantFrom(...WAITS_MS) }),
  kill: fc.record({ type: only('kill'), tab }),
  revise: fc.record({
    type: fc.constantFrom('resubmit' as const, 'sendNow' as const, 'edit' as const, 'remove' as const),
    tab,
    pick,
  }),
  /** Another date for a refused request, pressed in two tabs at once. */
  rebook: fc.record({ type: only('rebook'), tab, otherTab: tab }),
  eraseAll: fc.record({ type: only('eraseAll'), tab }),
  clock: fc.record({ type: only('clock'), jump: fc.constantFrom(-TWO_YEARS_MS, FIVE_DAYS_MS, TWO_YEARS_MS) }),
}
const command = fc.oneof(
  { weight: 6, arbitrary: does.submit },
  { weight: 6, arbitrary: does.drain },
  { weight: 5, arbitrary: does.behave },
  { weight: 4, arbitrary: does.wait },
  { weight: 3, arbitrary: does.kill },
  { weight: 4, arbitrary: does.revise },
  { weight: 2, arbitrary: does.rebook },
  { weight: 1, arbitrary: does.eraseAll },
  { weight: 1, arbitrary: does.clock },
)

/** `steps`: how many steps of the tabs run before the next command. */
export const traces = fc.array(fc.record({ command, steps: fc.nat(12) }), { maxLength: 40, size: 'max' })
type Trace = typeof traces extends fc.Arbitrary<infer Value> ? Value : never

type TraceOptions = {
  idempotent: boolean
  /** `none`: nobody sees a sender die, so others wait for its lease. */
  lock: 'shared' | 'none'
  /** Resolves when nothing more happens without another step. */
  settle: () => Promise<void>
}

/** Runs a trace, then mends everything and drains until nothing waits. Returns what must now hold. */
export async function runTrace(
  trace: Trace,
  scheduler: fc.Scheduler,
  { idempotent, lock, settle }: TraceOptions,
): Promise<Ledger> {
  let isMended = false
  const step = async (what: string) => {
    if (!isMended) await scheduler.schedule(Promise.resolve(), what)
  }
  const oneStep = async () => {
    await scheduler.waitOne()
    await settle()
  }
  const ledger = createLedger({ idempotent })
  const { observe: onCommit, countRepeat: onRepeat } = ledger
  const world = createWorld({ idempotent, lock, step, repeats: true, onRepeat, onCommit })
  const tabs = Array.from({ length: TABS }, () => world.openTab())
  const outboxOf = (number: number) => (tabs[number] ?? world.openTab()).outbox
  const picked = (number: number): Entry | undefined => {
    const { entries } = world.disk.table()
    return entries[number % Math.max(1, entries.length)]
  }
  const wait = (ms: number) => {
    world.clock.now += ms
    ledger.realNow += ms
  }
  let guests = 0
  let dates = 0
  const nextDate = () => `2041-01-${String((dates++ % 28) + 1).padStart(2, '0')}`
  const nextGuest = () => booking(`Guest${++guests}`, FAR_AWAY)

  for (const { command: does, steps } of trace) {
    switch (does.type) {
      case 'submit': {
        const guest = nextGuest()
        for (let tap = 0; tap < does.taps; tap++) void outboxOf(does.tab).submit(guest)
        break
      }
      case 'drain':
        void outboxOf(does.tab).drain({ isConnectionBack: does.isConnectionBack })
        break
      case 'behave':
        world.api.behave(does.behaviour)
        break
      case 'wait':
        wait(does.ms)
        break
      case 'clock':
        world.clock.now += does.jump
        break
      case 'kill':
        tabs[does.tab]?.kill()
        tabs[does.tab] = world.openTab()
        break
      case 'rebook': {
        const entry = world.disk.table().entries.find(({ state }) => state === 'refused')
        if (!entry || entry.body === null) break
        ledger.waive(entry)
        const elsewhere = booking(entry.body.firstname, nextDate())
        for (const number of [does.tab, does.otherTab]) void outboxOf(number).edit(entry.id, elsewhere)
        break
      }
      case 'eraseAll':
        ledger.expectErasure()
        void outboxOf(does.tab).eraseAll()
        break
      default: {
        const entry = picked(does.pick)
        if (!entry) break
        const outbox = outboxOf(does.tab)
        if (does.type === 'sendNow') {
          if (!idempotent) ledger.countResend(entry)
          void outbox.sendNow(entry.id)
        } else if (does.type === 'resubmit') {
          if (entry.body && entry.kind === 'tour-booking') {
            void outbox.submit({ kind: entry.kind, label: entry.label, body: entry.body })
          }
        } else {
          ledger.waive(entry)
          void (does.type === 'edit' ? outbox.edit(entry.id, nextGuest()) : outbox.remove(entry.id))
        }
      }
    }
    for (let count = 0; count < steps && scheduler.count() > 0; count++) await oneStep()
  }

  world.api.behave('ok')
  isMended = true
  while (scheduler.count() > 0) await oneStep()
  wait(LEASE_MS)
  const healer = world.openTab().outbox
  for (let turn = 0; turn < 300; turn++) {
    const { left, nextWakeAt } = await healer.drain({ isConnectionBack: true })
    if (left === 0 || nextWakeAt === null) break
    wait(nextWakeAt - world.clock.now)
  }
  ledger.close(world.disk.table().entries, world.api.rows)
  return ledger
}
