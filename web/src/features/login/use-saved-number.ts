import { useState, useSyncExternalStore } from 'react'
import { numberOf, type MobileNumber } from '#blocks/mobile-number/mobile-number.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { keptNumber } from './kept-number.ts'

const follow = () => () => undefined

/** The number that signed in here last, to fill the field; it never signs in automatically (spec 1 §3, §4). Undefined if there is none. */
export const useSavedNumber = (): MobileNumber | undefined => {
  const settings = useSettings()
  // The server's markup holds nothing about the visitor.
  const isHydrated = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
  const [read, setRead] = useState<{ readonly number: MobileNumber | undefined } | null>(null)
  if (isHydrated && !read) {
    const kept = keptNumber()
    setRead({ number: kept?.merchant === settings.merchantCode ? numberOf(kept.name, settings, settings.countries) : undefined })
  }
  return read?.number
}
