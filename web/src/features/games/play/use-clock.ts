import type { CallAnswers } from '@foyer/contract'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { schedule } from '#device/schedule.ts'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useSession } from '#session/session-store.ts'

const nothing = (): void => undefined

type Clock = CallAnswers['safePlay.playClock']
export type Sitting = Clock['sitting']

/** A game that is open tells so this often while the page is visible, ms (docs/safe-play.md, Reality check). */
const EVERY = 60_000
/** After a round the figures are asked for anew, but not more often than this, ms. */
const AFTER_ROUND = 15_000

/** The server's clock of play: time and result of this sitting, the reality check when it is due, and whether the member may play on. */
export const useClock = (isOn: boolean) => {
  const { request } = useRequest()
  const session = useSession()
  const reportedAt = useRef(0)
  const endWait = useRef(nothing)
  useEffect(() => () => endWait.current(), [])
  const read = () => {
    reportedAt.current = Date.now()
    return request('safePlay.playClock', {}, { alert: false })
  }
  const isRequested = isOn && Boolean(session)
  const answer = useSWR(isRequested && session ? ['safePlay.playClock', session.id] : null, read, { shouldRetryOnError: false })
  usePolling(answer, () => EVERY, isRequested)
  const { data, mutate } = answer

  return {
    sitting: data?.sitting,
    check: data?.check ?? null,
    mayPlay: data?.mayPlay ?? true,
    roundEnded: () => {
      endWait.current()
      const left = reportedAt.current + AFTER_ROUND - Date.now()
      // Rounds that follow each other quickly share one look, after the last of them.
      if (left <= 0) void mutate()
      else endWait.current = schedule(() => void mutate(), left)
    },
    acknowledge: () => {
      // Where it does not arrive, the check is due at the next minute again.
      request('safePlay.acknowledgeCheck', {}, { alert: false }).catch(() => undefined)
      void mutate(now => now && { ...now, check: null }, { revalidate: false })
    },
  }
}
