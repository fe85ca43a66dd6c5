import type { Lane } from './job-kind.ts'

/** Clean-ups and comparisons, for which nobody waits. */
export const SWEEPS: Lane = { name: 'sweeps', atOnce: 2 }

/** What members get for something: nobody waits at a page for it. */
export const REWARDS: Lane = { name: 'rewards', atOnce: 5 }
