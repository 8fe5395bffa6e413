import { Link, useLocation } from 'react-router-dom'
import { sitePaths } from '#contract/site-paths.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { errorCopy } from './error-copy.ts'
import { faultKind } from './fault-kind.ts'

type ErrorScreenProps = {
  status?: number
  error?: unknown
  /** Without it there is nothing to try again. */
  onTryAgain?: () => void
}

export function ErrorScreen({ status, error, onTryAgain }: ErrorScreenProps) {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  const kind = faultKind(error, status, !hydrated || navigator.onLine)
  const words = errorCopy[kind]
  return (
    <section className="container section">
      <PageHead title={words.title} description={words.text} path={sitePaths.frontPage} noIndex />
      <h1 className="title-1">{words.title}</h1>
      {kind === 'not-found' && hydrated && <p className="mt-16px font-600">{pathname}</p>}
      {kind === 'fault' && error instanceof Error && <p className="mt-16px font-600">{error.message}</p>}
      <p className="lead mt-16px">{words.text}</p>
      <div className="mt-32px flex flex-wrap gap-12px">
        {onTryAgain && (
          <button type="button" className="btn-primary" onClick={onTryAgain}>
            {errorCopy.tryAgain}
          </button>
        )}
        <Link to={sitePaths.frontPage} className="btn-outline">
          {errorCopy.goHome}
        </Link>
      </div>
    </section>
  )
}
