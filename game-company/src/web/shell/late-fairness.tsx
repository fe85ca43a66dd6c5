import { useEffect, useState } from 'preact/hooks'
import { useWords } from '#web/words.ts'

/** The check of fairness, which is loaded when it is opened. */
export const LateFairness = () => {
  const [Fairness, setFairness] = useState<typeof import('./fairness.tsx').Fairness>()
  const word = useWords()
  useEffect(() => {
    void import('./fairness.tsx').then(loaded => setFairness(() => loaded.Fairness))
  }, [])
  return Fairness ? <Fairness /> : <p>{word('loading')}</p>
}
