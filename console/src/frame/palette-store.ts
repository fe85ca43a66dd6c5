import { useSyncExternalStore } from 'react'

/** What the palette looks for first: everything, or only acts. */
export type PaletteMode = 'find' | 'acts'

let mode: PaletteMode | undefined
const readers = new Set<() => void>()
const set = (next: PaletteMode | undefined): void => {
  mode = next
  for (const reader of readers) reader()
}
const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

export const openPalette = (as: PaletteMode = 'find'): void => set(as)
export const closePalette = (): void => set(undefined)
/** How the palette is open; undefined while it is closed. */
export const usePalette = (): PaletteMode | undefined => useSyncExternalStore(subscribe, () => mode)
