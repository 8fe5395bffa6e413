import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadAfterSending } from '#src/pwa/outbox-status/sending.ts'
import { Boundary } from '#src/startup/boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { isLoadFailure } from './fault-kind.ts'

/**
 * Shows the error screen and `also` instead of a screen that failed, until the visitor goes elsewhere or tries again.
 */
export function ErrorBoundary({ children, also }: { children: ReactNode; also: ReactNode }) {
  const { key } = useLocation()
  return (
    <Boundary
      resetKey={key}
      fallback={(error, reset) => (
        <>
          <ErrorScreen error={error} onTryAgain={() => tryAgain(error, reset)} />
          {also}
        </>
      )}
    >
      {children}
    </Boundary>
  )
}

/** A part of the app that failed to load stays failed for the life of the page (decision F9). */
function tryAgain(error: unknown, reset: () => void): void {
  if (isLoadFailure(error)) reloadAfterSending()
  else reset()
}
