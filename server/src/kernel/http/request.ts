import type { CallName } from '@foyer/contract'
import type { ErrorCode } from '@foyer/contract/errors'
import type { OpErrorCode } from '@foyer/contract/ops/errors'
import type { Caller, Network } from '#kernel/caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook. */
    network: Network
    /** The caller of a call, set once its merchant and session are known. */
    caller: Caller | undefined
    /** The moment at which a draft is looked at; absent in every other call. */
    previewAt: Date | undefined
    /** The error code, if the request was refused. */
    refusedAs: ErrorCode | OpErrorCode | undefined
    /** Who of the staff makes it. */
    staffId: string | undefined
  }

  interface FastifyContextConfig {
    /** The call a route answers. */
    readonly call?: CallName
    /** Requested by monitoring every few seconds. */
    readonly probe?: boolean
  }
}
