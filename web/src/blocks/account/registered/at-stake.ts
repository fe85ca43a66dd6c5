import type { MemberInfo } from '#session/use-member.ts'
import type { Security } from '#session/use-security.ts'

/** Whether the account is lost with this sign-in: there is nothing that its member could come back by. A guest's is not meant to last. */
export const isAtStake = (
  { guest, hasPassword }: Pick<MemberInfo, 'guest' | 'hasPassword'>,
  { factors, identities }: { readonly factors: Pick<Security['factors'], 'mobile' | 'email'>; readonly identities: readonly unknown[] },
): boolean => !guest && !hasPassword && factors.mobile === null && factors.email === null && identities.length === 0
