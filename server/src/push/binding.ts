import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { readToken } from './read-token.ts'

/** Registration tokens are sealed for this purpose. */
export const PUSH_SEAL = 'push-token'
/** A member's devices; those bound longest ago make room for others. */
const DEVICES = 10
/** A page binds its device once per session and after 7 days. */
const PER_MEMBER: LimitRule = { name: 'push-bind', points: 30, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }
/** Many members may share an address, and each binds once per session. */
const PER_NETWORK: LimitRule = { name: 'push-bind-network', points: 600, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }

type PushDeps = Pick<Deps, 'stores' | 'inUnit' | 'limits' | 'seals' | 'clock' | 'pushProviders'>

const addressOf = ({ pushProviders }: Pick<Deps, 'pushProviders'>, token: string, merchant: Merchant) => {
  const read = readToken(pushProviders, token, merchant)
  if (!read) throw new Refusal('push.token.invalid')
  return { id: digestOf(read.address), provider: read.provider }
}

/** Ties the device to the member and the session (spec 1 §4, Session and push). It says nothing of the topic. */
export const bind =
  (deps: PushDeps): Service<'push.bind'> =>
  async ({ registrationToken }, caller) => {
    const { merchant, session, network, origin, language } = caller
    await deps.limits.consumeAll(merchant.code, [[PER_MEMBER, session.member.id], ...countsOfNetwork(PER_NETWORK, network)])
    const row = {
      ...ownerOf(caller),
      ...addressOf(deps, registrationToken, merchant),
      sealedToken: deps.seals.seal(PUSH_SEAL, registrationToken),
      sessionHash: session.tokenHash,
      origin,
      language,
      toAll: false,
      boundAt: deps.clock(),
    }
    await deps.inUnit(unit => unit.pushSubscriptions.bind(row, DEVICES))
    return {}
  }

export const subscribe =
  (deps: Pick<PushDeps, 'stores' | 'pushProviders'>): Service<'push.subscribe'> =>
  async ({ registrationToken }, caller) => {
    const { id } = addressOf(deps, registrationToken, caller.merchant)
    if (!(await deps.stores.pushSubscriptions.subscribe(ownerOf(caller), id))) throw new Refusal('push.token.invalid')
    return {}
  }

export const unsubscribe =
  (deps: Pick<PushDeps, 'stores' | 'pushProviders'>): Service<'push.unsubscribe'> =>
  async ({ registrationToken }, { merchant }) => {
    const read = readToken(deps.pushProviders, registrationToken, merchant)
    if (read) await deps.stores.pushSubscriptions.remove(merchant.code, [digestOf(read.address)])
    return {}
  }
