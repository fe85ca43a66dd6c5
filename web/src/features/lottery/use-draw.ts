import useSWR from 'swr'
import { askAgainAfter } from '#blocks/lottery/draw-phase.ts'
import { serverClock } from '#blocks/lottery/use-server-now.ts'
import { useRequest } from '#request/request-context.ts'

/** One draw, followed until all its prizes are paid. */
export const useDraw = (id: string | null) => {
  const { request } = useRequest()
  const ask = async () => {
    const answer = await request('lottery.draw', { id: id ?? '' }, { alert: false })
    return { ...answer, clock: serverClock(answer.now) }
  }
  const { data, error, mutate } = useSWR(id === null ? null : ['lottery.draw', id], ask, {
    dedupingInterval: 500,
    refreshInterval: latest => (latest ? askAgainAfter([latest.draw], latest.clock + performance.now()) : 0),
  })
  return { data, failed: data === undefined && error !== undefined, refresh: async () => void (await mutate()) }
}
