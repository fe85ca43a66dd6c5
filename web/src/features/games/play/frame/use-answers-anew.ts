import { useLayoutEffect } from 'react'
import { useSWRConfig } from 'swr'

const every = (): boolean => true

/**
 * Once the game is left, nothing counts as just answered any more. SWR does not repeat a call within two seconds of its answer, because the page has
 * changed nothing by itself since then; but a round is played in the frame, and a short one ends within those two seconds. The page that comes next
 * would keep the balance, the missions and the games of before the round. This ends before that page shows, so that its own calls are made.
 */
export const useAnswersAnew = (): void => {
  const { mutate } = useSWRConfig()
  useLayoutEffect(() => () => void mutate(every), [mutate])
}
