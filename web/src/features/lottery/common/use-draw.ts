import type { ErrorCode } from '@foyer/contract/errors'
import useSWR from 'swr'
import { refreshAfter } from '#blocks/lottery/draw-phase.ts'
import { serverClock } from '#blocks/lottery/use-server-now.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { usePolling } from '#request/use-polling.ts'

/** There is no such draw. Any other failure may be over when the draw is asked for again. */
const UNKNOWN: ErrorCode = 'lottery.draw.unknown'

/** One draw, followed until all its prizes are paid. */
export const useDraw = (id: string | null) => {
  const { request } = useRequest()
  const load = async () => {
    const answer = await request('lottery.draw', { id: id ?? '' }, { alert: false })
    return { ...answer, clock: serverClock(answer.now) }
  }
  const answer = useSWR(id === null ? null : ['lottery.draw', id], load, { dedupingInterval: 500 })
  usePolling(answer, latest => (latest ? refreshAfter([latest.draw], latest.clock + performance.now()) : 0))
  const { data, error, mutate } = answer
  const failed = data === undefined && error !== undefined
  return { data, failed, unknown: failed && error instanceof RequestError && error.code === UNKNOWN, refresh: async () => void (await mutate()) }
}
