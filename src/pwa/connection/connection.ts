/**
 * The one truth about the line. Real requests of page, worker and outbox decide it; `navigator.onLine` only says why
 * nobody answered.
 */
import type { Connection } from '#contract/messages/connection.ts'
import { NOBODY_ANSWERED } from '#contract/nobody-answered.ts'
import { createStore } from '#src/device/boot/store.ts'
import { createListeners } from '#src/device/listeners.ts'
import { reachable } from '#src/device/reachable.ts'

/**
 * `offline`: this phone has no network. `silent`: it has one, but nobody answers. `fault`: we answer with an error.
 * `portal`: the network wants a login first. `slow`: an answer is late. `good`: none of these.
 */
export type Truth = 'good' | 'slow' | 'fault' | 'portal' | 'silent' | 'offline'

let ofConnection: Exclude<Truth, 'fault'> = 'good'
/** Since when the phone has no network, ms since 1970: an earlier request says nothing about now. */
let lostAt = Number.NEGATIVE_INFINITY
let heardAt = Number.NEGATIVE_INFINITY
/** Reads whose last answer was a fault, by path below the API base. */
const faulty = new Set<string>()
let onScreen: ReadonlySet<string> = new Set()
/** What the screens say. */
export const connectionTruth = createStore<Truth>('good')
const answerListeners = createListeners()

/**
 * A late answer says nothing new about a line on which nobody answered. Only an answer ends that state, or a failure of
 * another kind. If the phone has found a network since, a late answer does count.
 */
export function truthAfter(
  before: typeof ofConnection,
  met: Exclude<Connection, 'fault'>,
  hasNetwork: boolean,
): typeof ofConnection {
  if (met === 'lost') return hasNetwork ? 'silent' : 'offline'
  if (met !== 'slow') return met
  return before === 'good' || (before === 'offline' && hasNetwork) ? 'slow' : before
}

/**
 * `path` is the read that met it. Without a path, as for what is sent, a fault belongs to that request alone and says
 * nothing about the line. `askedAt`: when the request began, ms since 1970.
 */
export function reportConnection(met: Connection, path = '', askedAt = Date.now()): void {
  const before = ofConnection
  const isOver = met === 'good' && faulty.delete(path)
  if (met === 'fault' && path) faulty.add(path)
  const isOfNow = met === 'lost' || askedAt >= lostAt
  if (met !== 'lost' && met !== 'slow') heardAt = Date.now()
  if (isOfNow) ofConnection = truthAfter(before, met === 'fault' ? 'good' : met, navigator.onLine !== false)
  retell()
  const isBack = ofConnection === 'good' && before !== 'good' && before !== 'slow'
  if (isOver || isBack) reachable.tell()
  if (isBack) answerListeners.tell()
}

/** Whether somebody has answered since then (ms since 1970), though one question may still wait. */
export const hasHeardSince = (at: number): boolean => heardAt > at

/** The reads that the screen shows; a fault of any other read does not concern it. */
export function noteOnScreen(paths: readonly string[]): void {
  onScreen = new Set(paths)
  retell()
}

/** Whether the last answer to this read was a fault. */
export const isFaulty = (path: unknown): boolean => typeof path === 'string' && faulty.has(path)

function retell(): void {
  const isFault = ofConnection === 'good' || ofConnection === 'slow' ? [...onScreen].some(isFaulty) : false
  connectionTruth.set(isFault ? 'fault' : ofConnection)
}

export const currentTruth = connectionTruth.get

/**
 * Calls back when a retry may succeed: the phone found a network, or the API answers again. Returns a function that
 * unsubscribes.
 */
export const onReachableAgain = reachable.subscribe

/**
 * Calls back when the API answers again, whatever the phone says of its network. Returns a function that unsubscribes.
 */
export const onAnswerAgain = answerListeners.subscribe

/** The browser's own word: a lost network is certain; a found one is only a reason to ask (src/device/reachable.ts). */
export function watchAdapter(): void {
  if (!navigator.onLine) noteLost()
  else if (standsIn()) reportConnection('lost')
  addEventListener('offline', noteLost)
  addEventListener('online', () => {
    lostAt = Number.NEGATIVE_INFINITY
  })
}

function noteLost(): void {
  lostAt = Date.now()
  reportConnection('lost')
}

/** Whether this document only stands in for one that the worker requested in vain (sw/shell/open-page.ts). */
export function standsIn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.some(({ name }) => name === NOBODY_ANSWERED) ?? false
}
