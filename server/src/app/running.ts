/** A server that runs in this process. */
export interface Running {
  /** Says that it will stop soon, and goes on answering. */
  leave(): void
  /** Stops accepting, finishes open requests, closes jobs and database. */
  stop(): Promise<void>
}
