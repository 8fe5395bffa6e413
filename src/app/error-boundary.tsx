import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'
import { isLoadFailure } from './fault-kind.ts'

/** Shows the error screen in place of a screen that failed, until the visitor goes elsewhere or tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <Boundary
      resetKey={key}
      fallback={(error, reset) => <ErrorScreen error={error} onTryAgain={() => tryAgain(error, reset)} />}
    >
      {children}
    </Boundary>
  )
}

/** A part of the page that is better missing than in the way: nothing takes its place. */
export function QuietBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={() => null}>{children}</Boundary>
}

/** A part of the app that failed to load stays failed for the life of the page (decision F9). */
function tryAgain(error: unknown, reset: () => void): void {
  if (isLoadFailure(error)) location.reload()
  else reset()
}

type BoundaryProps = {
  children: ReactNode
  /** A new value gives the children another chance. */
  resetKey?: string
  fallback: (error: unknown, reset: () => void) => ReactNode
}
type BoundaryState = { failure: { error: unknown } | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.reset()
  }

  reset = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children
  }
}
