import { useEffect, useState } from 'react'
import type { Closure } from '#notices/closure.ts'
import { useRequest } from '#request/request-context.ts'

export type ScreenClosure = Exclude<Closure, { readonly kind: 'domain' }>

/** The visitor's address and the end of maintenance, from the status call if the refusal that closed the page did not include them. */
export const useVisit = (closure: ScreenClosure): { readonly ip: string | undefined; readonly end: string | undefined } => {
  const { request } = useRequest()
  const [status, setStatus] = useState<{ readonly ip: string; readonly maintenanceEnd?: string }>()
  const known = closure.ip !== undefined
  useEffect(() => {
    if (known) return
    request('system.status', { device: 'MOBILE' }, { alert: false }).then(setStatus, () => setStatus(undefined))
  }, [known, request])
  return { ip: closure.ip ?? status?.ip, end: (closure.kind === 'maintenance' ? closure.end : undefined) ?? status?.maintenanceEnd }
}
