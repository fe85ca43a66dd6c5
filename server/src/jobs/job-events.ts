/** How an attempt at a job ended. `expired`: dropped unused. `stopped`: waits for its provider; the attempt does not count. */
export type JobOutcome = 'done' | 'retried' | 'given up' | 'expired' | 'stopped'

/** Hears what becomes of jobs, to count it. */
export interface JobObserver {
  /** `delayMs`: from when it fell due until its handler began. */
  begun(lane: string, delayMs: number): void
  ended(kind: string, outcome: JobOutcome): void
}

export const nobody: JobObserver = { begun: () => undefined, ended: () => undefined }
