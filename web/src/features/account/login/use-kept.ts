import { useState, useSyncExternalStore } from 'react'

const follow = () => () => undefined

/** What this device has kept, read once after hydration: the server's markup holds nothing about the visitor, and a field keeps what filled it. */
export const useKept = <Value>(read: () => Value): Value | undefined => {
  const isHydrated = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
  const [kept, setKept] = useState<{ readonly value: Value } | null>(null)
  if (isHydrated && !kept) setKept({ value: read() })
  return kept?.value
}
