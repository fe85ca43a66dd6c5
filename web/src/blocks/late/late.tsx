import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { whenIdle } from '#device/idle.ts'
import { loadLate } from './load-late.ts'

interface LateProps<Props> {
  /** Loads the component. It must be the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>
  /** True: load it at once. False: when the page is idle. */
  readonly wanted: boolean
  /** Called if it was wanted and could not be loaded. */
  readonly onMissing?: () => void
  readonly props: Props
}

/** A component that is not part of the first load; nothing until it has been loaded. After a failure it is loaded when the network is back. */
export const Late = <Props extends object>({ load, wanted, onMissing, props }: LateProps<Props>) => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const isHere = Component !== null
  const missing = useEffectEvent(() => onMissing?.())

  useEffect(() => {
    if (isHere) return undefined
    return loadLate(load, wanted, { loaded: loaded => setComponent(() => loaded), missing: () => missing() }, { whenIdle, network: window })
  }, [load, wanted, isHere])

  return Component && <Component {...props} />
}
