import useSWR from 'swr'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { appLinksOf, type AppLinks } from './app-links.ts'
import { currentDevice } from './current-device.ts'

const SHUT: readonly (string | undefined)[] = ['maintenance', 'region_restricted']

export interface KnownLinks extends AppLinks {
  /** Whether the server has answered, or could not. */
  readonly known: boolean
  /** Maintenance or region restriction is on. */
  readonly closed: boolean
}

/** The merchant's download links for this device, asked for once. Nobody waits for them, so nobody is told when they fail. */
export const useAppLinks = (): KnownLinks => {
  const { request } = useRequest()
  const { install } = useSettings()
  const { data, error } = useSWR('downloads.downloadLinks', () => request('downloads.downloadLinks', {}, { alert: false }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    ...appLinksOf(data?.links ?? [], currentDevice().ios !== null, install),
    known: data !== undefined || error !== undefined,
    closed: error instanceof RequestError && SHUT.includes(error.code),
  }
}
