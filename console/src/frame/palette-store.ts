import { useSyncExternalStore } from 'react'

let isOpen = false
const readers = new Set<() => void>()
const set = (next: boolean): void => {
  isOpen = next
  for (const reader of readers) reader()
}
const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

export const openPalette = (): void => set(true)
export const closePalette = (): void => set(false)
export const usePalette = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
