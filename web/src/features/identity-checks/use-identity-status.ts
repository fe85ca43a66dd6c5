import type { AnswerOf } from '@foyer/contract/call'
import type { identityStatus } from '@foyer/contract/identity-checks/identity-checks'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

export type IdentityStatus = AnswerOf<typeof identityStatus>

/** How far the verification of the member is. */
export const useIdentityStatus = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data, error, mutate } = useSWR(session ? ['identity.status', session.id] : null, () => request('identity.status', {}, { alert: false }))
  return { status: data, failed: error !== undefined, refresh: () => mutate() }
}
