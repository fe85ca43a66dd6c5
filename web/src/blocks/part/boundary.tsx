import { Component, type ReactNode } from 'react'
import { reportFault } from '#device/report-fault.ts'

export interface BoundaryProps {
  /** Names the part in reports of faults. */
  readonly name: string
  readonly children: ReactNode
  /** Stands in place of a part that failed; without it, nothing. */
  readonly instead?: ReactNode
  readonly onFault?: (error: unknown) => void
}

/** Catches what its children throw while they are drawn or in their effects, and reports it. What a tap or a timer throws is none of its business. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    const { name, onFault } = this.props
    reportFault(name, error)
    onFault?.(error)
  }

  override render(): ReactNode {
    const { instead, children } = this.props
    return this.state.failed ? instead : children
  }
}
