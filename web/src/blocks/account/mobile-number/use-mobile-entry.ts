import { useState } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { emptyNumber, mobileFault, mobileOf, type MobileNumber } from './mobile-number.ts'

export interface MobileEntry {
  readonly mobile: MobileNumber
  setMobile(mobile: MobileNumber): void
  /** In the form that the calls need. */
  readonly requested: ReturnType<typeof mobileOf>
  /** Its error text, if it is wrong. */
  readonly fault: string | undefined
}

/** A number that is being typed; it begins with `known`, otherwise empty with the merchant's own country. */
export const useMobileEntry = (known?: MobileNumber): MobileEntry => {
  const errors = useTexts('errors')
  const settings = useSettings()
  const [typed, setMobile] = useState<MobileNumber | null>(null)
  const mobile = typed ?? known ?? emptyNumber(settings)
  const fault = mobileFault(mobile)
  return { mobile, setMobile, requested: mobileOf(mobile), fault: fault && errors(fault) }
}
