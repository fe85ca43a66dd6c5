import { useEffect } from 'react'

/**
 * Once the app can answer, answers the last tap on a button that came before (`app/early`). Not within the effect: there React cannot hydrate the part of
 * the page in which the button stands, and would lose the tap.
 */
export const useHeldTap = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => {
      window.answerHeldTap?.()
      delete window.answerHeldTap
    })
    return () => clearTimeout(timer)
  }, [])
