import type { Choice } from '@foyer/contract/tracking/consent'
import { useCallback } from 'react'
import { deviceFacts } from '#device/device-facts.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { wantsPrivacy, noteChoice } from './consent-memory.ts'

/**
 * Keeps what the visitor chooses, here and on the server. The server is told first, because without it nothing may be sent. `alert`: whether a failure is
 * shown. Whoever was not asked gives the version `UNASKED`.
 */
export const useChoose = ({ alert }: { readonly alert: boolean }) => {
  const { request } = useRequest()
  const shown = useSettings().tracking?.version ?? ''
  return useCallback(
    async (wanted: Omit<Choice, 'version'>, version = shown): Promise<void> => {
      const globalPrivacyControl = wantsPrivacy()
      const choice = { ...wanted, marketing: wanted.marketing && !globalPrivacyControl, version }
      await request('tracking.choose', { ...choice, visitor: deviceFacts().loginDeviceId, globalPrivacyControl }, { alert })
      noteChoice(choice)
    },
    [request, shown, alert],
  )
}
