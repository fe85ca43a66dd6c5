import { useState, useSyncExternalStore } from 'react'
import { numberOf, type MobileNumber } from '#blocks/mobile-number/mobile-number.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { savedLogins } from '#sign-in/saved-login.ts'

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
  // Read once: a failed sign-in removes the saved login, but the number stays in the field.
  const [read, setRead] = useState<{ readonly number: MobileNumber | undefined } | null>(null)
  if (isHydrated && !read) {
    const saved = savedLogins.read()
    const isOurs = saved?.type === 'sms' && saved.merchant === settings.merchantCode
    setRead({ number: isOurs ? numberOf(saved.name, settings, settings.countries) : undefined })
  }
  return read?.number
}
