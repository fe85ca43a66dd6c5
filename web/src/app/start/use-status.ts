import { useEffect } from 'react'
import type { Clients } from '#app/clients.ts'
import { prepareClosed, showClosed } from '#app/failures/closed.tsx'
import { whenIdle } from '#device/idle.ts'
import { keepMerchant } from '#merchant/kept-merchant.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { RequestError } from '#request/request-error.ts'

/** What the status call sends (spec 2 §7). The page's address is sent without its query, which may hold a token. */
const visitOf = ({ origin, hostname, pathname }: Location) => {
  const { affiliateCode, originalDomain = hostname } = storedRegistrationInfo()
  return { device: 'MOBILE', originalDomain, url: origin + pathname, ...(affiliateCode && { track: affiliateCode }) } as const
}

/** Asks once after the start whether the product is open to this visitor (spec 2 §7, status). The error policy handles its failures. */
export const useStatus = ({ main: { request } }: Clients): void => {
  const { merchantCode } = useSettings()

  useEffect(() => {
    const load = async () => {
      const { ip, maintenance, maintenanceEnd, regionRestriction } = await request('system.status', visitOf(window.location))
      if (maintenance) await showClosed({ kind: 'maintenance', ip, end: maintenanceEnd })
      else if (regionRestriction) await showClosed({ kind: 'denied', ip })
    }
    return whenIdle(() => {
      keepMerchant(merchantCode)
      load().catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error
      })
      // If this fails, it is tried again when it is needed.
      prepareClosed().catch(() => undefined)
    })
  }, [request, merchantCode])
}
