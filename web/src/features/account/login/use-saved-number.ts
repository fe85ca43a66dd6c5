import { numberOf, type MobileNumber } from '#blocks/account/mobile-number/mobile-number.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { keptNumber } from './kept-number.ts'
import { useKept } from './use-kept.ts'

/** The number that signed in here last, to fill the field; it never signs in automatically (spec 1 §3, §4). Undefined if there is none. */
export const useSavedNumber = (): MobileNumber | undefined => {
  const settings = useSettings()
  return useKept(() => {
    const kept = keptNumber()
    return kept?.merchant === settings.merchantCode ? numberOf(kept.name, settings, settings.countries) : undefined
  })
}
