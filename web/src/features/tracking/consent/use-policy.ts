import useSWR from 'swr'
import { deviceFacts } from '#device/device-facts.ts'
import { useRequest } from '#request/request-context.ts'

/** What is collected here, who is told, and what the server knows of this visitor's choice. */
export const usePolicy = () => {
  const { request } = useRequest()
  const { data, error, mutate } = useSWR(
    'tracking.policy',
    () => request('tracking.policy', { visitor: deviceFacts().loginDeviceId }, { alert: false }),
    {
      shouldRetryOnError: false,
    },
  )
  return { policy: data, failed: error !== undefined, refresh: () => void mutate() }
}
