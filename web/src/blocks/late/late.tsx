import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { whenIdle } from '#device/idle.ts'

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
    if (isHere) return
    let left = false
    const fetch = async () => {
      try {
        const loaded = await load()
        if (!left) setComponent(() => loaded)
      } catch {
        if (!left && wanted) missing()
      }
    }
    const begin = () => void fetch()
    const cancel = wanted ? begin() : whenIdle(begin)
    window.addEventListener('online', begin)
    return () => {
      left = true
      cancel?.()
      window.removeEventListener('online', begin)
    }
  }, [load, wanted, isHere])

  return Component && <Component {...props} />
}
