import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useLanguage } from '#texts/use-texts.ts'

/** Asked for again this seldom, ms; the server reads it anew every ten seconds. */
const EVERY = 20_000

/** What happens in the house: wins, how many play, jackpots. */
export const useLive = () => {
  const { request } = useRequest()
  // The places of a page share one answer, whenever they come. While the language changes, what was there stays, so that no picture is blank for a moment.
  const options = { shouldRetryOnError: false, dedupingInterval: EVERY, keepPreviousData: true }
  return useSWR(['games.live', useLanguage()], () => request('games.live', {}, { alert: false }), options)
}

/** The same, asked for again while the page is seen; on one place of each page. */
export const useFollowedLive = () => {
  const answer = useLive()
  usePolling(answer, () => EVERY)
  return answer
}
