import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { ApiError, unanswered } from '#src/api-client/errors.ts'
import { afterPaint } from '#src/device/after-paint.ts'
import { logFailure } from '#src/ui/log-failure.ts'
import { type PackOffer, planPack, TooManyPackages } from './plan-pack.ts'

export type Offer =
  | { state: 'none' | 'measuring' | 'offline' | 'too-large' | 'failed' }
  | { state: 'made'; offer: PackOffer }

/** Measures a pack on demand. Nothing is fetched for keeping before the person has seen the price. */
export function useOffer(keeper: PackKeeper, subject: PackSubject) {
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
  return { offer, measure, forget }
}

function failureOf(reason: unknown): 'too-large' | 'offline' | 'failed' {
  if (reason instanceof TooManyPackages) return 'too-large'
  if (reason instanceof ApiError) logFailure('measuring a pack', reason.kind, reason.status)
  return unanswered(reason) === 'offline' ? 'offline' : 'failed'
}
