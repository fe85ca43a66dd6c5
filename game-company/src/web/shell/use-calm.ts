import { useEffect, useState } from 'preact/hooks'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the player wishes little movement. */
export const useCalm = (): boolean => {
  const [isCalm, setCalm] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const onChange = (): void => setCalm(list.matches)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }, [])
  return isCalm
}
