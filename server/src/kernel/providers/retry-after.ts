import type { RetryAfter } from '#kernel/jobs/job-failures.ts'

const SECONDS = /^\d{1,9}$/
const HTTP_DATE = / GMT$/

/** The `Retry-After` header of an answer (RFC 9110 §10.2.3): seconds, or a date; undefined if it is absent or unreadable. */
export const retryAfterOf = ({ headers }: Pick<Response, 'headers'>): RetryAfter | undefined => {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (SECONDS.test(text)) return Number(text)
  const date = new Date(text)
  return HTTP_DATE.test(text) && !Number.isNaN(date.getTime()) ? date : undefined
}
