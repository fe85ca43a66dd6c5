import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import type { SubjectDeclaration } from '#kernel/subject.ts'
import * as list from './subject-list.ts'

export type SubjectName = keyof typeof list

const declared: Readonly<Record<SubjectName, SubjectDeclaration>> = list

export const everySubject = Object.keys(declared) as readonly SubjectName[]

/** Everything that recurs by the clock, of every subject or of those that are named: sweeps of expired rows, comparisons, plans. */
export const recurringWorks = (deps: Deps, of: readonly SubjectName[] = everySubject): readonly JobWork[] =>
  of.flatMap(name => declared[name].recurring?.(deps) ?? [])
