import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { drawLetters } from './letters.ts'
import type { DrawingTask } from './pen.ts'
import { drawPuzzle } from './puzzle.ts'

// The thread of `createPen`: draws one picture per message and sends it back.
parentPort?.on('message', (task: DrawingTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(task.kind === 'puzzle' ? drawPuzzle(randomInt) : drawLetters(task.text))
})
