import type { ErrorCode } from '@foyer/contract/errors'
import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import { limitIn } from '#blocks/safe-play/limit-in.ts'
import type { RequestError } from '#request/request-error.ts'

/** What a player can do where a game did not open; going back is always possible. */
type Way = 'again' | 'play-safely' | 'sign-up' | 'try'

export interface LaunchFault {
  /** A text of the errors' catalogue, or the server's own words. */
  readonly says: { readonly key: 'network_offline' | 'timeout_retry_please' | 'unknown_error' } | { readonly words: string }
  readonly ways: readonly Way[]
  /** The limit in the way. */
  readonly limit?: LimitReached
}

const WAYS: { readonly [Code in ErrorCode]?: readonly Way[] } = {
  'play.paused': ['play-safely'],
  'limit.reached': ['play-safely'],
  // Locked by staff: only customer service can help.
  'bets.locked': [],
  // Said in words, with the page where it is done.
  'identity.needed': [],
  // A guest, who has no money to play with.
  no_permissions: ['try', 'sign-up'],
  'game.unknown': [],
  'game.closed': [],
  'currency.mismatch': [],
}

/** What is said where a launch fails: without an answer "timeout_retry_please", otherwise the server's message (spec 2 §8, Game launch). */
export const launchFault = (error: Pick<RequestError, 'kind' | 'code' | 'message' | 'value'>, online: boolean): LaunchFault => {
  const { kind, code, message } = error
  if (kind !== 'api') return { says: { key: kind === 'network' && !online ? 'network_offline' : 'timeout_retry_please' }, ways: ['again'] }
  const limit = limitIn(error)
  return { says: message ? { words: message } : { key: 'unknown_error' }, ways: WAYS[code as ErrorCode] ?? ['again'], ...(limit && { limit }) }
}
