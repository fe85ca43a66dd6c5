import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { subjects } from './subjects.ts'

/** Everything that recurs by the clock, of every subject: sweeps of expired rows, comparisons, plans. */
export const recurringWorks = (deps: Deps): readonly JobWork[] => subjects.flatMap(subject => subject.recurring?.(deps) ?? [])
