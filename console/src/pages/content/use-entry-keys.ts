import { useState } from 'react'
import { moved } from './value-rules.ts'

/** Entries have no name of their own that stays while they are written. Numbers stand for them, so that what is open stays open when it is moved. */
export const useEntryKeys = (length: number) => {
  const [kept, setKept] = useState<readonly number[]>([])
  const [added, setAdded] = useState<number>()
  // Another number of entries: the whole list was replaced.
  const keys = kept.length === length ? kept : Array.from({ length }, (_, at) => at)
  return {
    keys,
    added,
    move: (from: number, to: number) => setKept(moved(keys, from, to)),
    remove: (at: number) => setKept(keys.toSpliced(at, 1)),
    add: () => {
      const key = Math.max(-1, ...keys) + 1
      setKept([...keys, key])
      setAdded(key)
    },
  }
}
