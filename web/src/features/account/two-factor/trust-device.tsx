import { DAY_MS } from '@foyer/contract/time-units'
import { useState } from 'react'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'

interface TrustDeviceProps {
  /** 0: this device may not be trusted. */
  days: number
  /** Who wants to stay logged in here is at their own device. */
  ticked: boolean
}

/** Offers not to ask again on this device because of a new network alone (spec 1 §4, A trusted device). */
export const TrustDevice = ({ days, ticked }: TrustDeviceProps) => {
  const t = useTexts('security')
  const format = useFormat()
  const [until] = useState(() => new Date(Date.now() + days * DAY_MS).toISOString())
  if (days === 0) return null
  return (
    <Checkbox
      name="trustDevice"
      label={t('trust_device')}
      hint={t('trust_device_hint', { date: format.moment(until, 'date') })}
      defaultChecked={ticked}
    />
  )
}
