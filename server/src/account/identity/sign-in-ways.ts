import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { BoundIdentity } from './identity-store.ts'

/** An identity that the merchant's provider confirms, and the method its owner last used. */
export interface UsableIdentity extends BoundIdentity {
  readonly channel: NonNullable<BoundIdentity['channel']>
}

type At = Pick<SignedInCaller, 'merchant'>

const PARTNER = 'partner:'
/** The issuer name under which a partner's subjects are bound. */
export const partnerIssuer = (partner: string): string => PARTNER + partner

/** The ways a member can sign in that the merchant accepts. */
export const signInWays = ({ identity }: Pick<Deps, 'identity'>) => {
  /** If the merchant has changed projects, nobody can bring a token of the old one any more. */
  const isOwn = (bound: BoundIdentity, { merchant }: At): bound is UsableIdentity =>
    bound.channel !== null && bound.issuer === identity.issuerOf(merchant)

  const isUsable = (bound: BoundIdentity, caller: At): boolean => {
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

    /** Whether the member can still sign in after a change, read in the change's own unit of work. */
    isWayLeft: async (unit: Stores, member: Member, caller: At): Promise<boolean> => {
      const { settings, file } = caller.merchant
      const byNumber = settings.login.ways.includes('sms') || file.firebase?.channels.includes('phone') === true
      if (member.passwordHash !== null || (member.mobileVerifiedAt !== null && byNumber)) return true
      return (await unit.identities.ofMember(member.merchant, member.id)).some(bound => isUsable(bound, caller))
    },
  }
}
