import type { FailedCall, Request, RequestClient } from './request-client.ts'
import { localFailure } from './request-error.ts'

interface LateSetup {
  /** Loads the request layer. Called for every call, so it keeps what it has loaded. */
  readonly load: () => Promise<RequestClient>
  /** Called for each call whose code could not be loaded, before the call rejects. `alert`: whether the player is to be told. */
  readonly onMissing: (reason: unknown, alert: FailedCall['alert']) => void
}

/** A client whose code is not part of the first load. A call that comes before it waits for it; where it cannot be loaded, there is no network. */
export const lateClient = ({ load, onMissing }: LateSetup): RequestClient => {
  const loaded = async (alert = true): Promise<RequestClient> => {
    try {
      return await load()
    } catch (reason) {
      onMissing(reason, alert)
      throw localFailure('network', '', reason)
    }
  }
  const request = async (...call: Parameters<Request>) => (await loaded(call[2]?.alert)).request(...call)
  // The arguments fit because they are handed on as they came.
  return { request: request as Request, requestUrl: async call => (await loaded(call.alert)).requestUrl(call) }
}
