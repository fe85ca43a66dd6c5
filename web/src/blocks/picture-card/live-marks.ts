import { createStore, useStore } from '#store.ts'

/** What cards say of now, by their id: how many play, or what can be won. Filled by what is loaded after the page (blocks/games/live). */
type LiveMarks = Readonly<Record<string, string>>

const NONE: LiveMarks = {}
const marks = createStore(() => NONE)

export const setLiveMarks = marks.set
export const useLiveMark = (id = ''): string | undefined => useStore(marks, NONE)[id]
