import type { PushKind } from '@foyer/contract/push/push-fields'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

/** The kinds of push messages that the member has turned off. A change shows at once, and is taken back if the server does not take it. */
export const usePushKinds = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data, error, mutate } = useSWR(session ? ['push.kinds', session.id] : null, () => request('push.kinds', {}, { alert: false }), {
    shouldRetryOnError: false,
  })
  const set = async (kind: PushKind, on: boolean): Promise<void> => {
    const off = (data?.off ?? []).filter(one => one !== kind)
    const next = { off: on ? off : [...off, kind] }
    // The error policy shows the failure.
    await mutate(
      request('push.setKind', { kind, on }).then(() => next),
      { optimisticData: next, rollbackOnError: true, revalidate: false },
    ).catch(() => undefined)
  }
  return { off: data?.off, failed: error !== undefined, refresh: () => void mutate(), set }
}
