import { createFairQueue } from '#kernel/security/fair-queue.ts'
import type { Refusable } from '#kernel/security/queue-rules.ts'
import type { DrawingTask, Drawn, Pen } from './pen.ts'
import type { Puzzle } from './puzzle.ts'

/** Puzzles drawn ahead; each is used once. Of some 40 KB each. */
const STOCK = 32
/**
 * So many players wait for a picture at most: 2.4 s of drawing, so that even a busy machine stays below the 10 s after which a page gives up (spec 1 §9); and
 * so many of one line.
 */
const QUEUE = { waiting: 60, waitingPerLine: 20, msEach: 40 } as const

/** The pictures of our own captchas. `ip`: the address that wants one: each line has its turn. */
export interface Drawings {
  /** Throws TOO_MANY_REQUEST with `retryAfter` if too many wait already. */
  puzzle(ip: string): Promise<Puzzle>
  /** Throws TOO_MANY_REQUEST with `retryAfter` if too many wait already. */
  letters(text: string, ip: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** Draws one picture after the other: first for those who wait, then puzzles for the stock, once one has been asked for. */
export const createDrawings = (pen: Pen): Drawings => {
  const queue = createFairQueue<Refusable & { start(): Promise<void> }>(QUEUE)
  const stock: Puzzle[] = []
  let isStocking = false
  let isDrawing = false
  let isClosed = false

  const next = (): (() => Promise<void>) | undefined => {
    const first = queue.take()
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

  const drawn = <Task extends DrawingTask>(task: Task, ip: string): Promise<Drawn<Task>> =>
    new Promise((resolve, reject) => {
      queue.add(ip, { start: () => pen.draw(task).then(resolve, reject), refuse: reject })
      void work()
    })

  return {
    puzzle: async ip => {
      isStocking = true
      const ready = stock.shift()
      if (!ready) return await drawn({ kind: 'puzzle' }, ip)
      void work()
      return ready
    },
    letters: async (text, ip) => await drawn({ kind: 'letters', text }, ip),
    close: async () => {
      isClosed = true
      await pen.close()
    },
  }
}
