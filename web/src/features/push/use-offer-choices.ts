import type { OfferChannel } from '@foyer/contract/campaigns/offers'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

/** By what the member gets offers besides pushes. A change shows at once, and is taken back if the server does not take it. */
export const useOfferChoices = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data, mutate } = useSWR(session ? ['offers.choices', session.id] : null, () => request('offers.choices', {}, { alert: false }), {
    shouldRetryOnError: false,
  })
  const choose = async (channel: OfferChannel, agreed: boolean): Promise<void> => {
    const next = { channels: (data?.channels ?? []).map(one => (one.channel === channel ? { channel, agreed } : one)) }
    // The error policy shows the failure.
    await mutate(
      request('offers.choose', { channel, agreed }).then(() => next),
      { optimisticData: next, rollbackOnError: true, revalidate: false },
    ).catch(() => undefined)
  }
  return { channels: data?.channels ?? [], choose }
}
