import type { Puzzle } from '#providers/captcha/slider/puzzle.ts'
import { Refusal } from '#refusal.ts'
import type { DrawingTask, Drawn, Pen } from './pen.ts'

/** Puzzles drawn ahead; each is used once. Of some 40 KB each. */
const STOCK = 32
/** So many players wait for a picture at most: 2.4 s of drawing, so that even a busy machine stays below the 10 s after which a page gives up (spec 1 §9). */
const WAITING = 60
/** … and so many of one network, so that a flood from one does not take the places of all others. */
const WAITING_PER_NETWORK = 20
/** What a picture takes, ms, to tell a player when another try makes sense. */
const DRAWING_MS = 40

/** The pictures of our own captchas. `network`: the prefix of the network that asks. */
export interface Drawings {
  /** Throws TOO_MANY_REQUEST with `retryAfter` if too many wait already. */
  puzzle(network: string): Promise<Puzzle>
  /** Throws TOO_MANY_REQUEST with `retryAfter` if too many wait already. */
  letters(text: string, network: string): Promise<Uint8Array>
  close(): Promise<void>
}

interface Waiting {
  readonly network: string
  start(): Promise<void>
}

/** Draws one picture after the other: first for those who wait, in their order, then puzzles for the stock, once one has been asked for. */
export const createDrawings = (pen: Pen): Drawings => {
  const waiting: Waiting[] = []
  const stock: Puzzle[] = []
  let isStocking = false
  let isDrawing = false
  let isClosed = false

  const next = (): (() => Promise<void>) | undefined => {
    const first = waiting.shift()
    if (first) return () => first.start()
    const isStockLow = isStocking && stock.length < STOCK
    return isStockLow ? async () => void stock.push(await pen.draw({ kind: 'puzzle' })) : undefined
  }
  const work = async (): Promise<void> => {
    if (isDrawing) return
    isDrawing = true
    for (let draw = next(); draw && !isClosed; draw = next()) {
      // A picture for the stock that failed is drawn at the next request, whose player is told if it fails again.
      await draw().catch(() => (isStocking = false))
    }
    isDrawing = false
  }

  const drawn = <Task extends DrawingTask>(task: Task, network: string): Promise<Drawn<Task>> => {
    const isFull = waiting.length >= WAITING || waiting.filter(one => one.network === network).length >= WAITING_PER_NETWORK
    if (isFull) throw new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.ceil((waiting.length * DRAWING_MS) / 1000) })
    return new Promise((resolve, reject) => {
      waiting.push({ network, start: () => pen.draw(task).then(resolve, reject) })
      void work()
    })
  }

  return {
    puzzle: async network => {
      isStocking = true
      const ready = stock.shift()
      if (!ready) return await drawn({ kind: 'puzzle' }, network)
      void work()
      return ready
    },
    letters: async (text, network) => await drawn({ kind: 'letters', text }, network),
    close: async () => {
      isClosed = true
      await pen.close()
    },
  }
}
