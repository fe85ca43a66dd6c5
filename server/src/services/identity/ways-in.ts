import type { SignedInCaller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import type { BoundIdentity } from '#stores/identity-store.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'

/** An identity that the merchant's provider vouches for, and how its owner proved it last. */
export interface UsableIdentity extends BoundIdentity {
  readonly channel: NonNullable<BoundIdentity['channel']>
}

const PARTNER = 'partner:'
/** What a partner's subjects are bound under. */
export const partnerIssuer = (partner: string): string => PARTNER + partner

/** How a member can sign in, as far as the merchant takes it. */
export const waysIn = ({ identity }: Pick<Deps, 'identity'>) => {
  /** Of a project that is no longer the merchant's, nobody can bring a token. */
  const isOwn = (bound: BoundIdentity, { merchant }: SignedInCaller): bound is UsableIdentity =>
    bound.channel !== null && bound.issuer === identity.issuerOf(merchant)

  const isUsable = (bound: BoundIdentity, caller: SignedInCaller): boolean => {
    const { firebase, partners } = caller.merchant.file
    return isOwn(bound, caller)
      ? firebase?.channels.includes(bound.channel) === true
      : partners?.some(({ id }) => partnerIssuer(id) === bound.issuer) === true
  }

  return {
    /** The member's phone and social identities. */
    identitiesOf: async (stores: Stores, caller: SignedInCaller): Promise<readonly UsableIdentity[]> => {
      const { merchant, id } = caller.session.member
      return (await stores.identities.ofMember(merchant, id)).filter(bound => isOwn(bound, caller))
    },

    /** Whether the member gets in with what is left: what a change leaves, read in its own unit of work. */
    isWayLeft: async (unit: Stores, member: Member, caller: SignedInCaller): Promise<boolean> => {
      const { settings, file } = caller.merchant
      const byNumber = settings.login.ways.includes('sms') || file.firebase?.channels.includes('phone') === true
      if (member.passwordHash !== null || (member.mobileVerifiedAt !== null && byNumber)) return true
      return (await unit.identities.ofMember(member.merchant, member.id)).some(bound => isUsable(bound, caller))
    },
  }
}
