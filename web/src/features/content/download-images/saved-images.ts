import { readJson } from '#device/json.ts'
import { localStore, sessionStore } from '#device/storage.ts'

/** The file names of the pictures that were saved, or whose link was copied. */
const NAMES_KEY = 'SHELL_popupImages'
/** 0 once a picture was saved, copied or closed in this session (spec 2 §4, Download-image popup). */
const FLAG_KEY = 'SHELL_popupImage'
const OVER = '0'

export const savedNames = (): readonly string[] => {
  const names = readJson(localStore.get(NAMES_KEY))
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : []
}

export const isOverNow = (): boolean => sessionStore.get(FLAG_KEY) === OVER

/** No picture opens by itself again in this session. */
export const endForNow = (): void => sessionStore.set(FLAG_KEY, OVER)

/** The picture was saved or its link copied: it never shows again. `known`: the names of today's pictures; older ones are forgotten. */
export const noteSaved = (fileName: string, known: readonly string[]): void => {
  localStore.set(NAMES_KEY, JSON.stringify([...new Set([...savedNames(), fileName])].filter(name => known.includes(name))))
  endForNow()
}
