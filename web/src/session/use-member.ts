import type { CallAnswers } from '@foyer/contract'
import { useCallback } from 'react'
import useSWR from 'swr'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useLanguage } from '#texts/use-texts.ts'
import { keepClubLabel } from './club-label.ts'
import { syncLanguage } from './language-sync.ts'
import { keepCounts } from './live-counts.ts'
import { RESTRICTED } from './member-types.ts'
import { useSession } from './session-store.ts'

export type MemberInfo = CallAnswers['member.info']

/** A visible page renews its session this often, ms (spec 1 §4, Idle limit), by fetching the member. */
export const RENEWAL = 60_000

export interface Member {
  readonly member: MemberInfo | undefined
  readonly failed: boolean
  refresh(): void
}

const useMemberQuery = () => {
  const { request } = useRequest()
  const session = useSession()
  const language = useLanguage()
  const hasChat = useSettings().chat !== null
  const load = async () => {
    // Nobody waits for it, so a failure shows no alert; the error policy still ends a session that is no longer valid.
    const member = await request('member.info', {}, { alert: false })
    syncLanguage(request, member, language)
    if (session) {
      keepClubLabel(session.id, member.clubLabel?.labelName)
      keepCounts(session.id, member.counts ?? {})
    }
    // Only the chat's own provider knows the count: then it is asked in the same rhythm (spec 2 §4, Chat).
    if (session && hasChat && member.type !== RESTRICTED && member.counts?.chat === undefined)
      request('chat.unreadCount', {}, { alert: false }).then(
        ({ unReadCount }) => keepCounts(session.id, { chat: unReadCount }),
        () => undefined,
      )
    return member
  }
  // A language that was just chosen fetches the member anew, and so reaches the server.
  return useSWR(session ? ['member.info', session.id, language] : null, load, { shouldRetryOnError: false })
}

/** The member behind the session, from the server; undefined while unknown or signed out. */
export const useMember = (): Member => {
  const { data, error, mutate } = useMemberQuery()
  return { member: data, failed: error !== undefined, refresh: () => void mutate() }
}

/** Keeps the session alive while the page is visible and the device online. Used once, by `app`. Returns a function that renews it now. */
export const useSessionRenewal = (): (() => void) => {
  const answer = useMemberQuery()
  usePolling(answer, () => RENEWAL, Boolean(useSession()))
  const { mutate } = answer
  return useCallback(() => void mutate(), [mutate])
}
