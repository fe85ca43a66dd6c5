import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { refreshAfter, SELDOM } from './draw-phase.ts'
import { serverClock } from './use-server-now.ts'

/** All lotteries with their draws, asked for again whenever one of them closes or is drawn. */
export const useLotteries = () => {
  const { request } = useRequest()
  const load = async () => {
    const answer = await request('lottery.list', {}, { alert: false })
    return { ...answer, clock: serverClock(answer.now) }
  }
  const answer = useSWR('lottery.list', load, { dedupingInterval: 500 })
  // A lottery without a draw may get one.
  usePolling(answer, latest =>
    latest
      ? refreshAfter(
          latest.lotteries.flatMap(({ next }) => next ?? []),
          latest.clock + performance.now(),
        ) || SELDOM
      : 0,
  )
  const { data, error, mutate } = answer
  return { data, failed: data === undefined && error !== undefined, refresh: async () => void (await mutate()) }
}
