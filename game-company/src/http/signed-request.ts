import type { FastifyRequest } from 'fastify'
import type { AccountKeys } from '#wire/account-keys.ts'
import { isSigned } from '#wire/signature.ts'

const ACCOUNT = /^[A-Za-z0-9_.-]{1,64}$/

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** The account that signed the request; undefined if none did. */
export const accountOf = (request: FastifyRequest, keys: AccountKeys, now: Date): string | undefined => {
  const account = header(request, 'x-vendor-account')
  const key = ACCOUNT.test(account) ? keys.find(account, header(request, 'x-vendor-key')) : undefined
  if (key === undefined) return undefined
  const signed = {
    timestamp: header(request, 'x-vendor-timestamp'),
    signature: header(request, 'x-vendor-signature'),
    target: `${request.method} ${request.url}`,
    body: Buffer.isBuffer(request.body) ? request.body : '',
  }
  return isSigned(key, signed, now) ? account : undefined
}
