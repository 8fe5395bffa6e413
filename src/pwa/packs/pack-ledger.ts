/** Which packs this phone had. A browser that discards the packs leaves this list, so the library can say so. */
import { PACK_LEDGER_KEY } from '#contract/kept-names.ts'
import { type PackSubject, packIdOf, parsePackSubject } from '#contract/messages/offline-pack.ts'

const MAX_PACKS = 100

/** Empty where storage is forbidden or damaged: then a lost pack goes unnoticed. */
export function readLedger(storage: Storage | undefined = ledgerStorage()): PackSubject[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(PACK_LEDGER_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((entry) => parsePackSubject(entry) ?? []) : []
  } catch {
    return []
  }
}

export function noteInLedger(subject: PackSubject, storage: Storage | undefined = ledgerStorage()): void {
  write([subject, ...without(packIdOf(subject), storage)].slice(0, MAX_PACKS), storage)
}

export function dropFromLedger(packId: string, storage: Storage | undefined = ledgerStorage()): void {
  write(without(packId, storage), storage)
}

const without = (packId: string, storage: Storage | undefined) =>
  readLedger(storage).filter((subject) => packIdOf(subject) !== packId)

function write(subjects: readonly PackSubject[], storage: Storage | undefined): void {
  try {
    storage?.setItem(PACK_LEDGER_KEY, JSON.stringify(subjects))
  } catch {
    // Full or forbidden: the packs themselves are not stored here.
  }
}

function ledgerStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined // reading it throws where storage is forbidden
  }
}
