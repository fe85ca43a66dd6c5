import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, onSessionChange } from '#session/session-store.ts'
import { createStore, useStore } from '#store.ts'
import type { IdentityProof } from './identity-proof.ts'

interface Pending {
  readonly proof: IdentityProof
  /** Stops waiting. */
  readonly stop: () => void
}

const store = createStore<Pending | null>(() => null)

/** Whether an identity waits until its member signs in. */
export const useIdentityWaits = (): boolean => useStore(store, null) !== null

export const dropPendingIdentity = (): void => {
  store.get()?.stop()
  store.set(null)
}

/** Keeps an identity until the member signs in another way, then binds it ('login existing account', spec 1 §4). Calls `done` after success. */
export const bindAfterSignIn = (request: Request, proof: IdentityProof, done: () => void): void => {
  const bind = async () => {
    try {
      await request('member.bindIdentity', proof)
      done()
    } catch (error) {
      // The error policy has already shown it.
      if (!(error instanceof RequestError)) throw error
    }
  }
  dropPendingIdentity()
  const stop = onSessionChange(() => {
    if (!currentSession()) return
    dropPendingIdentity()
    void bind()
  })
  store.set({ proof, stop })
}
