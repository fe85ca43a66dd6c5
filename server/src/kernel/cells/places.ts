import type { CellMarkStore } from './cell-mark-store.ts'
import type { CellState } from './schema.ts'

/** How often a process looks which merchants are served here, ms: each knows of a change within a second. */
export const LOOK_EVERY_MS = 500
/** A process that could not look for so long, ms, serves nobody: another cell may serve the merchant by now. */
export const STALE_MS = 5_000

export interface Places {
  /** Whether this installation serves the merchant now. */
  isHere(merchant: string): boolean
  look(): Promise<void>
  close(): void
}

interface PlacesParts {
  readonly marks: Pick<CellMarkStore, 'all'>
  readonly log: { readonly warn: (about: object, words: string) => void }
  /** ms, from any beginning; never set back. */
  readonly now: () => number
}

/** Knows which merchants a cell serves: those that were opened in it, by their marks in its database. */
export const createPlaces = ({ marks, log, now }: PlacesParts): Places => {
  let states: ReadonlyMap<string, CellState> = new Map()
  let lookedAt = -Infinity
  let isAway = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const began = now()
    const all = await marks.all()
    states = new Map(all.map(({ merchant, state }) => [merchant, state]))
    // What it shows is as old as the question.
    lookedAt = began
    timer ??= setInterval(() => {
      looking ??= look()
        .then(() => void (isAway = false))
        .catch((error: unknown) => {
          if (!isAway) log.warn({ err: error }, 'which merchants this installation serves cannot be read')
          isAway = true
        })
        .finally(() => (looking = undefined))
    }, LOOK_EVERY_MS).unref()
  }

  return {
    isHere: merchant => states.get(merchant) === 'open' && now() - lookedAt <= STALE_MS,
    look,
    close: () => clearInterval(timer),
  }
}
