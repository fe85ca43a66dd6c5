import useSWR from 'swr'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { appLinksOf, type AppLinks } from './app-links.ts'
import { currentDevice } from './current-device.ts'

const CLOSED_CODES: readonly (string | undefined)[] = ['maintenance', 'region_restricted']

export interface KnownLinks extends AppLinks {
  /** Whether the server has answered, or the call has failed. */
  readonly known: boolean
  /** Maintenance or region restriction is on. */
  readonly closed: boolean
}

/** The merchant's download links for this device, fetched once. Nobody waits for them, so a failure is not shown. */
export const useAppLinks = (): KnownLinks => {
  const { request } = useRequest()
  const { install } = useSettings()
  const { data, error } = useSWR('downloads.downloadLinks', () => request('downloads.downloadLinks', {}, { alert: false }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    ...appLinksOf(data?.links ?? [], currentDevice().ios, install),
    known: data !== undefined || error !== undefined,
    closed: error instanceof RequestError && CLOSED_CODES.includes(error.code),
  }
}
