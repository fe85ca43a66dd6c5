import useSWR from 'swr'
import { appCan } from '#device/native/app-abilities.ts'
import { useRequest } from '#request/request-context.ts'
import type { PushSetting } from './device-push.ts'

const NONE: PushSetting = { vapidKey: '' }

/** What the browser subscribes with, asked for once it is `wanted`; undefined until it is known. Without an answer it has no key. */
export const usePushSetting = (wanted: boolean): PushSetting | undefined => {
  const { request } = useRequest()
  const { data, error } = useSWR(wanted ? 'push.setting' : null, () => request('push.setting', {}, { alert: false }), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })
  // An app gets messages by the merchant's Firebase project alone.
  const isWithoutWay = error !== undefined || (data && !data.firebase && appCan('push'))
  return isWithoutWay ? NONE : data
}
