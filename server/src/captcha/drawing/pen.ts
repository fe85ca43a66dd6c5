import { Worker } from 'node:worker_threads'
import type { Puzzle } from './puzzle.ts'

export type DrawingTask = { readonly kind: 'puzzle' } | { readonly kind: 'letters'; readonly text: string }
export type Drawn<Task extends DrawingTask> = Task extends { kind: 'puzzle' } ? Puzzle : Uint8Array

/** Draws pictures, one at a time. */
export interface Pen {
  draw<Task extends DrawingTask>(task: Task): Promise<Drawn<Task>>
  close(): Promise<void>
}

/**
 * Draws in a thread of its own, because a picture takes some 40 ms of processor time, in which the main thread could answer nobody. The
 * thread starts with the first picture, and again after it has failed; it keeps no process alive. Call `draw` again only after it has settled.
 */
export const createPen = (): Pen => {
  let thread: Worker | undefined

  const started = (): Worker => {
    if (thread) return thread
    const own = new Worker(new URL('drawing-thread.ts', import.meta.url))
    own.unref()
    own.on('exit', () => {
      if (thread === own) thread = undefined
    })
    return (thread = own)
  }

  return {
    draw: <Task extends DrawingTask>(task: Task) =>
      new Promise<Drawn<Task>>((resolve, reject) => {
        const own = started()
        const settle = (work: () => void) => {
          own.off('message', onDrawn).off('error', onError).off('exit', onExit)
          own.unref()
          work()
        }
        const onDrawn = (drawn: Drawn<Task>) => settle(() => resolve(drawn))
        const onError = (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error('the drawing thread failed')))
        const onExit = () => settle(() => reject(new Error('the drawing thread ended')))
        own.on('message', onDrawn).on('error', onError).on('exit', onExit)
        own.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        own.postMessage(task)
      }),
    close: async () => {
      await thread?.terminate()
    },
  }
}
