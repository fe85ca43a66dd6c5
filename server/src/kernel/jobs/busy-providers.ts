import type { JobProvider } from './job-store.ts'
import type { ClaimedJob } from './stored-job.ts'

/** The providers of calls that run, each with how many of them are its own. */
export const createBusyProviders = () => {
  const counts = new Map<string, number>()
  return {
    /** Counts the call of this job until it has ended. */
    during({ merchant, provider }: ClaimedJob, call: Promise<void>): Promise<void> {
      if (provider === null) return call
      const key = JSON.stringify([merchant, provider])
      const change = (by: number) => {
        const count = (counts.get(key) ?? 0) + by
        if (count > 0) counts.set(key, count)
        else counts.delete(key)
      }
      change(1)
      return call.finally(() => change(-1))
    },
    /** Those that have so many places, and how many the busiest other one has. */
    beside(most: number): { readonly full: readonly JobProvider[]; readonly busiest: number } {
      const all = [...counts]
      const full = all.flatMap(([key, count]) => {
        const [merchant, provider] = JSON.parse(key) as [string, string]
        return count >= most ? [{ merchant, provider }] : []
      })
      return { full, busiest: Math.max(0, ...all.flatMap(([, count]) => (count >= most ? [] : [count]))) }
    },
  }
}
