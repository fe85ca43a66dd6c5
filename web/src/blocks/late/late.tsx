import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { whenIdle } from '#device/idle.ts'
import type { Parts } from '#merchant/parts.ts'
import { useParts } from '#merchant/use-parts.ts'
import { reportMissing } from '#notices/missing.ts'
import { loadLate } from './load-late.ts'
import { useSpinner } from './use-spinner.ts'

interface LateProps<Props> {
  /** Loads the component, and with `parts` the texts it needs. It must be the same function at every render. */
  readonly load: (parts: Parts) => Promise<ComponentType<Props>>
  /** True: load it at once. False: when the page is idle. */
  readonly wanted: boolean
  /** With another value of this, what could not be loaded is tried again. */
  readonly again?: string
  /** Called if it was wanted and could not be loaded, which the player is told. What was asked for should end here, so that the next tap asks again. */
  readonly onMissing?: () => void
  readonly props: Props
  /** Stands in its place until it has been loaded, and says by itself that something is awaited: no spinner comes over it. */
  readonly fallback?: ReactNode
}

/** A component that is not part of the first load; `fallback` until it has been loaded. After a failure it is tried again when the network is back, and with another `again`. */
export const Late = <Props extends object>({ load, wanted, again, onMissing, props, fallback }: LateProps<Props>) => {
  const parts = useParts()
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const isHere = Component !== null
  const missing = useEffectEvent((reason: unknown) => {
    if (!onMissing) return
    reportMissing(reason)
    onMissing()
  })

  useSpinner(wanted && !isHere && onMissing !== undefined && fallback === undefined)

  useEffect(() => {
    if (isHere) return undefined
    const outcome = { loaded: (loaded: ComponentType<Props>) => setComponent(() => loaded), missing: (reason: unknown) => missing(reason) }
    return loadLate(() => load(parts), wanted, outcome, { whenIdle, network: window })
  }, [load, wanted, again, isHere, parts])

  return Component ? <Component {...props} /> : fallback
}
