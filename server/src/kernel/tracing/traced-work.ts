import { SpanKind, type Tracer } from '@opentelemetry/api'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { inSpan } from './in-span.ts'

/** The work of a kind of jobs, as a span for each run. */
export const tracedWork =
  (tracer: Tracer) =>
  (work: JobWork): JobWork => ({
    ...work,
    run: (jobs, signal) => {
      const attributes = { 'foyer.jobs': jobs.length, 'foyer.merchant': jobs[0]?.merchant ?? '' }
      return inSpan(tracer, `job ${work.kind}`, { kind: SpanKind.CONSUMER, attributes }, () => work.run(jobs, signal))
    },
  })
