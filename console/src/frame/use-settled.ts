import { useEffect, useState } from 'react'

/** Whoever still types is not asked for after every letter, ms. */
const TYPING = 250

/** The words of a field a moment after the last key. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
