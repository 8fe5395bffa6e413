import { Component, type ReactNode } from 'react'

/** A part of the page that may go missing without harm: nothing takes its place. */
export function QuietBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={() => null}>{children}</Boundary>
}

type BoundaryProps = {
  children: ReactNode
  /** A new value gives the children another chance. */
  resetKey?: string
  fallback: (error: unknown, reset: () => void) => ReactNode
}
type BoundaryState = { failure: { error: unknown } | null }

/** Catches errors that its children throw while rendering. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
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
