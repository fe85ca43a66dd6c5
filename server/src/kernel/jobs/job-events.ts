/** How an attempt at a job ended. `expired`: dropped without running. `stopped`: waits for its provider, and the attempt does not count. */
export type JobOutcome = 'done' | 'retried' | 'given up' | 'expired' | 'stopped'

/** Receives the outcome of jobs, for metrics. */
export interface JobObserver {
  /** `delayMs`: from the moment it was due until its handler started. */
  begun(lane: string, delayMs: number): void
  ended(kind: string, outcome: JobOutcome): void
}

export const nobody: JobObserver = { begun: () => undefined, ended: () => undefined }
