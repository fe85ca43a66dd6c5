import { useState, useSyncExternalStore } from 'react'
import { numberOf, type MobileNumber } from '#blocks/mobile-number/mobile-number.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { savedLogins } from '#sign-in/saved-login.ts'

const follow = () => () => undefined

/** The number that signed in here last, to begin with: it never signs in by itself (spec 1 §3, §4). Undefined where there is none. */
export const useSavedNumber = (): MobileNumber | undefined => {
  const settings = useSettings()
  // The server's markup knows nothing of the visitor.
  const isHere = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
  // Read once: a sign-in that fails forgets the login, but the number stays in its field.
  const [read, setRead] = useState<{ readonly number: MobileNumber | undefined } | null>(null)
  if (isHere && !read) {
    const saved = savedLogins.read()
    const isOurs = saved?.type === 'sms' && saved.merchant === settings.merchantCode
    setRead({ number: isOurs ? numberOf(saved.name, settings, settings.countries) : undefined })
  }
  return read?.number
}
