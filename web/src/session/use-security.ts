import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from './session-store.ts'

export type Security = CallAnswers['member.security']

/** No alert: the page itself says that it could not be loaded. */
const SILENT = { alert: false } as const
const ONCE = { shouldRetryOnError: false } as const

/** What protects the member's account. */
export const useSecurity = ({ wanted = true }: { readonly wanted?: boolean } = {}) => {
  const { request } = useRequest()
  const session = useSession()
  const { data, error, mutate } = useSWR(
    session && wanted ? ['member.security', session.id] : null,
    () => request('member.security', {}, SILENT),
    ONCE,
  )
  return { data, failed: error !== undefined, refresh: async () => void (await mutate()) }
}
