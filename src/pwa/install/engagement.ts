/**
 * What this phone remembers of the person's visits, to offer the installation once it is useful. It never leaves the
 * phone.
 */

export type Engagement = {
  visits: number
  /** When the person answered the card, with whatever button, ms since 1970; oldest first. */
  declinedAt: number[]
}

type Now = Engagement & {
  /** Different packages looked at in this visit. */
  packagesSeen: number
  secondsHere: number
  now: number
}

const MIN_SECONDS = 30
const MIN_VISITS = 2
const MIN_PACKAGES = 2
const QUIET_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Offers after real interest: half a minute here, and a second visit or a second package. An answer means quiet for 30
 * days and then one more question: who read the steps may not have followed them, and no browser tells. A second answer
 * is final (the menu and the footer keep the link).
 */
export function mayOfferInstall({ visits, packagesSeen, secondsHere, declinedAt, now }: Now): boolean {
  if (secondsHere < MIN_SECONDS) return false
  if (visits < MIN_VISITS && packagesSeen < MIN_PACKAGES) return false
  const [first, second] = declinedAt
  if (second !== undefined) return false
  return first === undefined || now - first >= QUIET_MS
}

const KEY = 'adbond-visits'
const COUNTED_KEY = 'adbond-visit-counted'
const PACKAGES_KEY = 'adbond-packages-seen'
const none: Engagement = { visits: 0, declinedAt: [] }

export function readEngagement(): Engagement {
  try {
    return engagementOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return none // storage is forbidden, or what lies there is damaged
  }
}

export function engagementOf(stored: unknown): Engagement {
  if (typeof stored !== 'object' || stored === null) return none
  const { visits, declinedAt }: { visits?: unknown; declinedAt?: unknown } = stored
  return {
    visits: typeof visits === 'number' && visits > 0 ? Math.floor(visits) : 0,
    declinedAt: Array.isArray(declinedAt) ? declinedAt.filter((at) => typeof at === 'number') : [],
  }
}

/** Once for each tab and visit. */
export function countVisit(): Engagement {
  const before = readEngagement()
  try {
    if (sessionStorage.getItem(COUNTED_KEY)) return before
    sessionStorage.setItem(COUNTED_KEY, '1')
  } catch {
    return before
  }
  return write({ ...before, visits: before.visits + 1 })
}

/** How many different packages were looked at in this visit, over its page loads. */
export function notePackageSeen(pathname: string): number {
  const seen = new Set(packagesSeen())
  seen.add(pathname)
  try {
    sessionStorage.setItem(PACKAGES_KEY, JSON.stringify([...seen]))
  } catch {
    // storage is forbidden: only this page load counts
  }
  return seen.size
}

function packagesSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PACKAGES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

export const noteAnswer = (...at: number[]): Engagement => {
  const before = readEngagement()
  return write({ ...before, declinedAt: [...before.declinedAt, ...at] })
}

/** There is nothing left to offer. */
export const noteInstalled = (now: number): Engagement => noteAnswer(now, now)

function write(engagement: Engagement): Engagement {
  try {
    localStorage.setItem(KEY, JSON.stringify(engagement))
  } catch {
    // storage is forbidden: this phone remembers nothing, and is not asked on a first visit with one package
  }
  return engagement
}
