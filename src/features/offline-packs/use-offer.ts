import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type PackSubject, packIdOf } from '#contract/messages/offline-pack.ts'
import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { afterPaint } from '#src/device/after-paint.ts'
import { logFailure } from '#src/ui/log-failure.ts'
import { Gone, type PackOffer, planPack, TooManyPackages } from './plan-pack.ts'

/** Of a plan that still tells what there is; and how much dearer a pack may be than was told. */
const YOUNG_MS = 86_400_000
const DEARER = 1.1

export type Offer =
  | { state: 'none' | 'measuring' | 'offline' | 'too-large' | 'gone' | 'failed' }
  | { state: 'made'; offer: PackOffer }

/** Measures a pack on demand. Nothing is fetched for keeping before the person has seen the price. */
export function useOffer(keeper: PackKeeper, subject: PackSubject) {
  const packId = packIdOf(subject)
  const client = useQueryClient()
  const [offer, setOffer] = useState<Offer>({ state: 'none' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const measure = async (isFresh = false): Promise<PackOffer | null> => {
    leaving.current?.abort()
    const stop = new AbortController()
    const { signal } = stop
    leaving.current = stop
    setOffer({ state: 'measuring' })
    await new Promise<void>((resolve) => afterPaint(resolve)) // a dozen requests start at once: the press goes first
    try {
      const siteBytes = await keeper.missingSiteBytes()
      const made = await planPack(subject, { client, signal, isFresh, siteBytes })
      if (signal.aborted) return null
      setOffer({ state: 'made', offer: made })
      return made
    } catch (reason) {
      if (!signal.aborted) setOffer({ state: failureOf(reason) })
      return null
    }
  }
  const forget = () => {
    leaving.current?.abort()
    setOffer({ state: 'none' })
  }
  const keep = (made: PackOffer) => {
    keeper.keep(made)
    forget()
  }
  /**
   * An update fetches what is new. What the phone has discarded comes whole, so its size is told first. So is a pack of
   * fewer packages: the provider may refuse one today, and what was saved of it would go.
   */
  const update = async (saved: PackSubject) => {
    const fresh = await measure(true)
    if (fresh && losesNone(fresh, saved)) keep(fresh)
  }
  /** What was told long ago is measured anew, and told again where it is dearer or would lose a package. */
  const goOn = async (pack: PackOnPhone | null) => {
    if (offer.state === 'measuring') return
    if (!pack || Date.now() - pack.since < YOUNG_MS) return keeper.goOn(packId)
    const made = await measure()
    if (!made) return
    // Another tab may have removed it meanwhile, or have saved it.
    if (!keeper.packs()?.some((one) => one.packId === packId && one.state === 'unfinished')) return forget()
    if (made.bytes <= pack.bytes * DEARER && losesNone(made, pack.subject)) keep(made)
  }
  const remove = () => {
    forget()
    keeper.remove(packId)
  }
  const stop = () => {
    forget()
    keeper.stop(packId)
  }
  return { offer, measure, update, forget, keep, goOn, remove, stop }
}

const losesNone = (made: PackOffer, { packageIds }: PackSubject): boolean =>
  made.subject.packageIds.length >= packageIds.length

function failureOf(reason: unknown): 'too-large' | 'gone' | 'offline' | 'failed' {
  if (reason instanceof TooManyPackages) return 'too-large'
  if (reason instanceof Gone) return 'gone'
  if (reason instanceof ApiError) logFailure('measuring a pack', reason.kind, reason.status)
  return unanswered(reason) === 'offline' ? 'offline' : 'failed'
}
