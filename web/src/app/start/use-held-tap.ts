import { useEffect } from 'react'

/** Once the app can answer, answers the last tap on a button that came before (`app/early`). */
export const useHeldTap = (): void =>
  useEffect(() => {
    window.answerHeldTap?.()
    delete window.answerHeldTap
  }, [])
