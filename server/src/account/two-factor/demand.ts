import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Factors } from './factors.ts'
import { hasMethod, methodsBeside, methodsOf, type Methods } from './methods.ts'

export interface Demand {
  /** The methods to ask for; undefined if the member needs none. */
  readonly methods: Methods | undefined
  /** Whether every sign-in is asked, so that trusting the device would change nothing. */
  readonly isAlways: boolean
  /** Whether the member has never signed in from this network, and does not trust the device either. */
  readonly isUnfamiliar: boolean
}

/** By what a device shows that its member trusts it. */
export interface Shown {
  readonly deviceTrust?: readonly string[]
  readonly loginDeviceId?: string
}

/** "Always ask", chosen by the member or by the merchant for everybody. */
const wantsAlways = ({ alwaysAsk }: Factors, { merchant }: Pick<Caller, 'merchant'>): boolean => alwaysAsk || merchant.twoFactor.ask === 'always'

const isTrusted = async ({ trustedDevices }: Pick<Stores, 'trustedDevices'>, { merchant, id }: Member, shown: Shown, now: Date): Promise<boolean> => {
  const { deviceTrust = [], loginDeviceId } = shown
  if (loginDeviceId === undefined) return false
  return await trustedDevices.knows({ merchant, memberId: id }, loginDeviceId, deviceTrust.map(digestOf), now)
}

/**
 * Whether a sign-in by password or remember token needs a second factor: the network is not on record and the device not trusted, or
 * merchant or member always require one (spec 1 §4). A member who has none signs in without (spec 1 §4, A member without a second factor).
 */
export const demandOf =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (stores: Pick<Stores, 'factors' | 'trustedDevices'>, member: Member, shown: Shown, caller: Caller): Promise<Demand> => {
    const { merchant, network } = caller
    const { factors, isKnownNetwork } = await stores.factors.seenFrom({ merchant: merchant.code, memberId: member.id, prefix: network.prefix })
    const isAlways = wantsAlways(factors, caller)
    const isUnfamiliar = !isKnownNetwork && !(await isTrusted(stores, member, shown, clock()))
    const methods = methodsOf(member, factors, merchant)
    const isDemanded = isAlways || (merchant.twoFactor.ask === 'newNetwork' && isUnfamiliar)
    return { methods: isDemanded && hasMethod(methods) ? methods : undefined, isAlways, isUnfamiliar }
  }

/**
 * What a sign-in that proved something else than a password must be verified with: nothing, unless a second factor is always asked for
 * (spec 1 §4, "Always ask"). `by`: what was proven, which does not count twice.
 */
export const demandBeside = async (stores: Pick<Stores, 'factors'>, member: Member, by: string, caller: Caller): Promise<Methods | undefined> => {
  const factors = await stores.factors.of(member.merchant, member.id)
  const methods = methodsBeside(by, methodsOf(member, factors, caller.merchant))
  return wantsAlways(factors, caller) && hasMethod(methods) ? methods : undefined
}
