import { ageLevelOf } from '#ui/age/age-rules.ts'

/** What waits at one merchant. */
export interface WaitingAt {
  readonly merchant: string
  readonly total: number
  /** `merchant`: where one answer has those of several. */
  readonly waiting: readonly { readonly id: string; readonly since: string; readonly merchant?: string }[]
}

export interface QueueState {
  readonly total: number
  /** Seconds, the oldest first. */
  readonly ages: readonly number[]
  /** The oldest one; ISO 8601. */
  readonly oldest: { readonly id: string; readonly since: string; readonly merchant: string } | undefined
  readonly isLate: boolean
}

/** What waits at several merchants, as one queue. `now`: ms; `promise`: seconds. */
export const queueStateOf = (parts: readonly WaitingAt[], promise: number, now: number): QueueState => {
  const all = parts
    .flatMap(({ merchant, waiting }) => waiting.map(one => ({ merchant, ...one })))
    .toSorted((one, other) => one.since.localeCompare(other.since))
  const ages = all.map(({ since }) => (now - Date.parse(since)) / 1000)
  return {
    total: parts.reduce((sum, { total }) => sum + total, 0),
    ages,
    oldest: all[0],
    isLate: ages.some(age => ageLevelOf(age, promise) === 'late'),
  }
}
