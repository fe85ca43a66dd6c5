import useSWR from 'swr'
import { useFlag } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

/** Whether a gift comes with the app; requested only if the reward centre is on (spec 2 §5). */
export const useGift = (): boolean => {
  const { request } = useRequest()
  const session = useSession()
  const key = useFlag('REWCEN3') && session !== undefined ? ['promotions.availablePromotions', session?.id] : null
  const { data } = useSWR(key, () => request('promotions.availablePromotions', {}, { alert: false }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data?.APP_DOWNLOAD.enabled ?? false
}
