import { joined } from '#kernel/collected.ts'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { subjects } from './subjects.ts'

/** What does the jobs that rules queue. Throws if a declared kind has no work, or a work no declared kind. */
export const jobWorks = (deps: Deps): readonly JobWork[] => {
  const kinds = joined(
    'jobKinds',
    subjects.map(subject => subject.jobKinds),
  )
  const works = joined(
    'works',
    subjects.map(subject => subject.works?.(deps)),
  )
  for (const name of Object.keys({ ...kinds, ...works }))
    if (!(name in kinds) || works[name]?.kind !== name)
      throw new Error(`jobs of the kind ${name} are declared without work, or done without being declared`)
  return Object.values(works)
}
