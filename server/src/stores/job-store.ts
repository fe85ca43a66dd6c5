/** Work that leaves the server or cleans up, written in the same unit of work as its cause. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly dueAt: Date
  readonly attempts: number
}

export interface JobStore {
  add(job: { readonly kind: string; readonly payload: Readonly<Record<string, unknown>>; readonly dueAt: Date }): Promise<void>
}
