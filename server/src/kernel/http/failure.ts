import { errors } from '@foyer/contract/errors'
import type { LanguageCode } from '@foyer/contract/languages'
import type { FastifyReply } from 'fastify'
import { isPassingFault } from '#kernel/database-away.ts'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'

/** What is away for a moment, say a database that is started anew, answers again after about so long, s. */
const RETRY_SECONDS = 5

/** The fields of the framework's errors that we use. */
interface FrameworkError {
  readonly code?: unknown
  readonly statusCode?: unknown
  readonly validation?: readonly { readonly instancePath: string; readonly message?: string; readonly params: Readonly<Record<string, unknown>> }[]
}

const invalid = ({ validation = [] }: FrameworkError): Refusal<'request.invalid'> =>
  new Refusal('request.invalid', {
    // Where and why, but never the value that was sent: an answer may end up in a log.
    fields: validation.map(({ instancePath, message, params }) => ({
      path: `${instancePath}/${typeof params.missingProperty === 'string' ? params.missingProperty : ''}`.replace(/(?<=.)\/$/, ''),
      reason: message ?? 'is not valid',
    })),
  })

/** The refusal that an error stands for. Only unexpected errors become `server.error`. */
export const refusalOf = (error: unknown, requestId: string): Refusal => {
  if (error instanceof Refusal) return error
  const known: FrameworkError = typeof error === 'object' && error !== null ? error : {}
  if (known.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('request.too.large')
  if (known.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('request.type.unsupported')
  if (known.validation || (typeof known.statusCode === 'number' && known.statusCode < 500)) return invalid(known)
  if (isPassingFault(error)) return new Refusal('server.error', { requestId, retryAfter: RETRY_SECONDS })
  return new Refusal('server.error', { requestId })
}

/** The caller's language and merchant, which determine the text of an error. */
export interface Hearer {
  readonly language: LanguageCode
  readonly merchant: Merchant | undefined
  /** Added to the words outside production, for whoever develops. */
  readonly aside?: string | undefined
}

const messageOf = ({ code }: Refusal, { language, merchant, aside }: Hearer): string =>
  [merchantWord(merchant, language, 'errors', code), ...(aside === undefined ? [] : [`(${aside})`])].join(' ')

/** The only place that puts an error into words (decision 4). */
export const failureBody = (refusal: Refusal, hearer: Hearer): string => {
  const { code, data } = refusal
  return JSON.stringify({
    success: false,
    errorCode: code,
    message: messageOf(refusal, hearer),
    ...(data && Object.keys(data).length > 0 && { value: data }),
  })
}

export const sendRefusal = (reply: FastifyReply, refusal: Refusal, hearer: Hearer): FastifyReply => {
  const { code, data } = refusal
  // A fault that passes by itself: whoever asks again a moment later is answered.
  const isPassing = code === 'server.error' && data && 'retryAfter' in data
  const status = isPassing ? 503 : errors[code].status
  if (data && 'retryAfter' in data) void reply.header('retry-after', data.retryAfter)
  // Somebody whom we asked does not answer now. The end of maintenance is another matter: people decide it.
  else if (status === 503 && code !== 'maintenance') void reply.header('retry-after', RETRY_SECONDS)
  // No answer that says no is kept: what is missing now may be there a moment later, and at another host.
  void reply.header('cache-control', 'no-store')
  return reply.code(status).type('application/json; charset=utf-8').send(failureBody(refusal, hearer))
}
