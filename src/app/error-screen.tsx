import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withBase } from '#contract/base-path.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { useHydrated, useOnceHydrated } from '#src/device/use-hydrated.ts'
import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { onReachableAgain, standsIn } from '#src/pwa/connection/connection.ts'
import { afterSending, reloadAfterSending } from '#src/pwa/outbox-status/sending.ts'
import { OfflineThings } from '#src/routes/parts/offline-things.tsx'
import { reloadOnce } from '#src/startup/boot/reload-once.ts'
import { lossOf } from '#src/startup/lost-code.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { errorCopy } from './error-copy.ts'
import { type FaultKind, faultKind, isLoadFailure, isUnanswered, type Reach } from './fault-kind.ts'

/** Only a drawing: if its chunk cannot be fetched, the words stand alone. */
const ErrorScene = lazy(
  (): Promise<{ default: ComponentType<{ kind: FaultKind }> }> =>
    import('#src/app/on-demand/error-scene.tsx').then(
      (module) => ({ default: module.ErrorScene }),
      () => ({ default: () => null }),
    ),
)

type ErrorScreenProps = {
  status?: number
  error?: unknown
  /** Without it there is nothing to try again on this screen. */
  onTryAgain?: () => void
}

/** The one screen for all that fails (spec §2, Error screen). It names no canonical address: it has none. */
export function ErrorScreen({ status, error, onTryAgain: tryInPlace }: ErrorScreenProps) {
  const reach = useOnceHydrated(reachNow, 'answered')
  const kind = faultKind(error, status, reach)
  const words = errorCopy[kind]
  const onTryAgain = tryInPlace ?? (isUnanswered(kind) ? reloadAfterSending : undefined)
  useRecovery(kind, error, tryInPlace)
  return (
    <section className="container grid md:grid-cols-2 items-center gap-40px py-40px md:py-88px">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-16px md:order-first order-last">
        <h1 className="title-1">{words.title}</h1>
        {kind === 'not-found' && <CurrentAddress />}
        {kind === 'fault' && error instanceof Error && error.message && (
          <p className="font-600 break-anywhere">{error.message}</p>
        )}
        <p className="lead">{words.text}</p>
        <div className="mt-16px flex flex-wrap gap-12px">
          {onTryAgain && (
            <button type="button" className="btn-primary" onClick={onTryAgain}>
              {errorCopy.tryAgain}
            </button>
          )}
          <ButtonLink to={sitePaths.frontPage} variant={onTryAgain ? 'outline' : 'primary'}>
            {errorCopy.goHome}
          </ButtonLink>
          {kind === 'not-found' && (
            <ButtonLink to={sitePaths.find} variant="outline">
              {errorCopy.searchAll}
            </ButtonLink>
          )}
        </div>
      </div>
      <Suspense>
        <ErrorScene kind={kind} />
      </Suspense>
      {(isUnanswered(kind) || reach === 'offline') && (
        <div className="order-last md:col-span-2">
          <OfflineThings />
        </div>
      )}
    </section>
  )
}

const reachNow = (): Reach => (navigator.onLine ? (standsIn() ? 'silent' : 'answered') : 'offline')

/**
 * One file answers every unknown address, so the address is known only after hydration. Its line is reserved before.
 */
function CurrentAddress() {
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  return (
    <p className="font-600 break-anywhere min-h-[1.55em]">{hydrated ? withBase(pathname) + search : null}</p>
  )
}

/** What waits is sent with the same event. So long it may take to begin, and then its end is waited for. */
const SENDING_BEGINS_MS = 1_000

/**
 * Two things need no press: the network coming back, and the new parts of an updated site. The API may answer from
 * another host while ours is down. So a page that only a load would mend loads itself once (FM-28).
 */
function useRecovery(kind: FaultKind, error: unknown, onTryAgain: (() => void) | undefined): void {
  useEffect(() => {
    let isGone = false
    const reload = () => void afterSending().then(() => isGone || reloadOnce(error, hasDirtyForm))
    if (kind === 'interrupted') void lossOf(error).then((loss) => loss === 'gone' && reload())
    let soon: ReturnType<typeof setTimeout> | undefined
    const reloadSoon = () => {
      soon = setTimeout(reload, SENDING_BEGINS_MS)
    }
    const again = isLoadFailure(error) ? reloadSoon : isUnanswered(kind) && onTryAgain
    const forget = again && onReachableAgain(again)
    return () => {
      isGone = true
      clearTimeout(soon)
      if (forget) forget()
    }
  }, [kind, error, onTryAgain])
}
