import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import type { RequestError } from '#request/request-error.ts'

/** The limit that a refusal names; null where it names none. A back end of another make may send any value. */
export const limitIn = ({ code, value }: Pick<RequestError, 'code' | 'value'>): LimitReached | null => {
  if (code !== 'limit.reached' || typeof value !== 'object' || value === null || !('limit' in value)) return null
  const limit = value.limit as Partial<Record<keyof LimitReached, unknown>> | null
  const isWhole =
    typeof limit?.most === 'number' &&
    typeof limit.left === 'number' &&
    typeof limit.kind === 'string' &&
    typeof limit.period === 'string' &&
    typeof limit.endsAt === 'string'
  return isWhole ? (limit as LimitReached) : null
}
