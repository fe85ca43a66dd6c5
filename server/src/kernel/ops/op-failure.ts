import { opErrors } from '@foyer/contract/ops/errors'
import type { FastifyReply } from 'fastify'
import { refusalOf } from '#kernel/http/failure.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { OpRefusal } from './op-refusal.ts'

/** What the frame refuses in the players' words, in those of the console. */
const ofFrame = ({ code, data }: Refusal): OpRefusal => {
  const retryAfter = data && 'retryAfter' in data && typeof data.retryAfter === 'number' ? data.retryAfter : undefined
  if (code === 'request.invalid') return new OpRefusal('request.invalid', data as { fields: { path: string; reason: string }[] })
  if (code === 'TOO_MANY_REQUEST') return new OpRefusal('request.too.many', { retryAfter: retryAfter ?? 1 })
  // The merchant moves to another installation, or has moved there.
  if (code === 'maintenance' && retryAfter !== undefined) return new OpRefusal('server.error', { retryAfter })
  if (code === 'server.error') return new OpRefusal('server.error', retryAfter === undefined ? {} : { retryAfter })
  if (code === 'request.not.found' || code === 'request.too.large' || code === 'request.type.unsupported') return new OpRefusal(code)
  // A rule that players' calls share refuses: the console knows its code.
  return new OpRefusal('act.refused', { code })
}

/** The refusal that an error stands for. Only unexpected errors become `server.error`. */
export const opRefusalOf = (error: unknown, requestId: string): OpRefusal =>
  error instanceof OpRefusal ? error : ofFrame(refusalOf(error, requestId))

const statusOf = ({ code, data }: OpRefusal): number =>
  code === 'server.error' && data && 'retryAfter' in data && data.retryAfter !== undefined ? 503 : opErrors[code].status

/** Sends `{success: false, error: {code, data, requestId}}`. */
export const sendOpRefusal = (reply: FastifyReply, refusal: OpRefusal): FastifyReply => {
  const { code, data } = refusal
  if (data && 'retryAfter' in data && data.retryAfter !== undefined) void reply.header('retry-after', data.retryAfter)
  return reply
    .code(statusOf(refusal))
    .headers({ 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, error: { code, data: data ?? {}, requestId: reply.request.id } }))
}
