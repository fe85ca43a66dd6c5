import type { ErrorCode } from '@foyer/contract/errors'
import type { RequestError } from '#request/request-error.ts'

const UNAUTHORIZED: readonly string[] = [
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'token_ip_different',
] satisfies ErrorCode[]

/** Whether the server says that there is no session, or none any more (spec 1 §8, The logout row). */
export const isUnauthorized = ({ status, code }: RequestError): boolean => status === 401 || (code !== undefined && UNAUTHORIZED.includes(code))
