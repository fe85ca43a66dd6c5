import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countedTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { ProvenIdentity } from './providers/identity-provider.ts'

/** A signature cannot be guessed; the limit saves us the work of checking many. */
export const IDENTITY_PER_NETWORK: LimitRule = { name: 'identity-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

interface IdentityProof {
  readonly firebaseChannel: IdentityChannel
  readonly firebaseIdToken: string
}

/** Finds out from the provider who it is. Attempts that prove nothing count against the network. Do not call inside a unit of work. */
export const proveIdentity = (deps: Pick<Deps, 'identity' | 'limits' | 'stores' | 'clock'>) => {
  const { identity, stores, clock } = deps
  const counted = countedTry(deps)

  return ({ firebaseChannel: channel, firebaseIdToken }: IdentityProof, caller: Caller): Promise<ProvenIdentity> =>
    counted(caller, 'login.limited', countsOfNetwork(IDENTITY_PER_NETWORK, caller.network), () =>
      identity.prove(caller.merchant, channel, firebaseIdToken).catch(async (error: unknown) => {
        const reason = error instanceof Refusal ? error.code : undefined
        if (reason) await stores.audit.add(auditEvent(caller, clock(), 'identity.failed', caller.session?.member.id ?? null, { channel, reason }))
        throw error
      }),
    )
}
