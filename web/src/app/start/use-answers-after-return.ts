import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

const every = (): boolean => true

/**
 * Makes every call of the page again when the browser shows a page that it had kept. What was under way when the page was left may never be answered
 * (Firefox ends it without a word), and what was answered is as old as the way back is long.
 */
export const useAnswersAfterReturn = (): void => {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const isBack = ({ persisted }: PageTransitionEvent) => persisted && void mutate(every)
    window.addEventListener('pageshow', isBack)
    return () => window.removeEventListener('pageshow', isBack)
  }, [mutate])
}
