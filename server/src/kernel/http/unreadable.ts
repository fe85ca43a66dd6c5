import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { errors } from '@foyer/contract/errors'
import { REQUEST_LANGUAGE } from '@foyer/contract/languages'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Refusal } from '#kernel/refusal.ts'
import { failureBody } from './failure.ts'

/** Node's codes for a request with too many header bytes. */
const TOO_LARGE: readonly unknown[] = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']

const refusalFor = ({ code }: { readonly code?: unknown }): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('request.timeout')
  return TOO_LARGE.includes(code) ? new Refusal('request.too.large') : new Refusal('request.invalid', { fields: [] })
}

interface Parts {
  readonly log: Logger
  readonly newId: () => string
}

/** Answers on a bare connection. Nothing could be read from the request, so the message is in the default language. */
const refuseOn = (socket: Duplex, refusal: Refusal, { log, newId }: Parts): void => {
  if (!socket.writable) return
  const requestId = newId()
  const { status } = errors[refusal.code]
  const body = failureBody(refusal, { language: REQUEST_LANGUAGE, merchant: undefined })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `x-request-id: ${requestId}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  log.info({ requestId, status, ip: (socket instanceof Socket && socket.remoteAddress) || '', errorCode: refusal.code }, 'request')
}

/** Handles bytes that are not HTTP, too many headers, and requests that never end. */
export const refuseUnreadable =
  (parts: Parts) =>
  (error: { readonly code?: unknown }, socket: Duplex): void => {
    // The client is gone, so nobody would read an answer.
    if (error.code !== 'ECONNRESET') refuseOn(socket, refusalFor(error), parts)
  }

/** Handles requests that Node would answer itself with an empty answer or none: an unknown `Expect` header, and tunnels. */
export const registerOddRequests = (app: FastifyInstance, parts: Parts): void => {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.server.on('connect', (_request, socket) => refuseOn(socket, new Refusal('request.not.found'), parts))
}
