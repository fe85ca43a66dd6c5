import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import type { Security } from '#session/use-security.ts'

type ConfirmMethod = Security['confirm']['methods'][number]
/** A method, with the identity's channel instead of `I`. */
export type ConfirmWay = Exclude<ConfirmMethod, 'I'> | IdentityChannel

const CHANNELS: readonly string[] = ['phone', 'google', 'facebook'] satisfies IdentityChannel[]

export const isChannel = (way: ConfirmWay): way is IdentityChannel => CHANNELS.includes(way)

/** How the member can confirm, the recommended way first. Each channel of a bound identity that the merchant still offers is a separate way. */
export const confirmWays = (
  { confirm, identities }: Pick<Security, 'confirm' | 'identities'>,
  offered: readonly IdentityChannel[],
): readonly ConfirmWay[] => {
  const bound = new Set(identities.map(({ channel }) => channel).filter(channel => offered.includes(channel)))
  return confirm.methods.flatMap((method): ConfirmWay[] => (method === 'I' ? [...bound] : [method]))
}
