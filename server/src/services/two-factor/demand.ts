import type { Caller } from '#caller.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'
import { hasMethod, methodsOf, type Methods } from './methods.ts'

export interface Demand {
  /** The methods to ask for; undefined if the member needs none. */
  readonly methods: Methods | undefined
  /** Whether the member has never signed in from this network. */
  readonly isNewNetwork: boolean
}

/**
 * Whether a sign-in needs a second factor: the network is not on record, or merchant or member always require one (spec 1 §4).
 * A member who has none signs in without (spec 1 §4, A member without a second factor).
 */
export const demandOf = async (stores: Pick<Stores, 'factors'>, member: Member, { merchant, network }: Caller): Promise<Demand> => {
  const { factors, isKnownNetwork } = await stores.factors.seenFrom({ merchant: merchant.code, memberId: member.id, prefix: network.prefix })
  const isNewNetwork = !isKnownNetwork
  const { ask } = merchant.twoFactor
  const isDemanded = factors.alwaysAsk || ask === 'always' || (ask === 'newNetwork' && isNewNetwork)
  const methods = methodsOf(member, factors, merchant)
  return { methods: isDemanded && hasMethod(methods) ? methods : undefined, isNewNetwork }
}
