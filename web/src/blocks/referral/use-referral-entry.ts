import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { referralPage } from './referral-page.ts'

/**
 * Where the referral entry leads (spec 2 §6, Referral): an agent to the agent's page, everybody else to the page for inviting friends. Whether
 * a member meets customer service instead is asked when they tap, so that the entry costs no call before.
 */
export const useReferralEntry = (): { readonly href: string; readonly instead?: () => void } => {
  const session = useSession()
  const { request } = useRequest()
  const href = referralPage(session?.type ?? null)
  if (!session || href !== paths.inviteFriends) return { href }
  return { href, instead: () => void import('./open-referral.ts').then(({ openReferral }) => openReferral(request)) }
}
