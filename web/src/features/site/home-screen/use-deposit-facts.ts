import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { depositFactsOf, type DepositFacts } from './install-rules.ts'

/** The member's deposits for the install prompt, requested only if a rule `needs` them, and whether they are known. */
export const useDepositFacts = (needs: boolean): { readonly known: boolean; readonly deposits: DepositFacts | null } => {
  const { request } = useRequest()
  const session = useSession()
  const key = needs && session ? ['deposits', session.id] : null
  const load = async (): Promise<DepositFacts> => {
    const [settings, stats] = await Promise.all([
      request('wallet.depositSettings', {}, { alert: false }),
      request('wallet.depositStats', {}, { alert: false }),
    ])
    return depositFactsOf(settings, stats)
  }
  const { data, error } = useSWR(key, load, { shouldRetryOnError: false })
  return { known: key === null || data !== undefined || error !== undefined, deposits: data ?? null }
}
