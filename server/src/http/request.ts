import type { CallName } from '@foyer/contract'
import type { ErrorCode } from '@foyer/contract/errors'
import type { Caller, Network } from '#caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known from the first hook on. */
    network: Network
    /** Who asks: of a call, once its merchant and session are known. */
    caller: Caller | undefined
    /** The code it was refused with. */
    refusedAs: ErrorCode | undefined
  }

  interface FastifyContextConfig {
    /** The call a route answers. */
    readonly call?: CallName
    /** Asked by machines every few seconds. */
    readonly probe?: boolean
  }
}
