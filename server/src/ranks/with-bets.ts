import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Account } from '#money/ledger/ledger-store.ts'
import { timeZoneOf } from '#safe-play/policy.ts'

/** Whether a rank asks for bets, or there are promotions; otherwise they are not counted. */
const needsBets = ({ content: { ranks = [], promotions = [] } }: Merchant): boolean =>
  promotions.length > 0 || ranks.some(({ conditions }) => conditions?.bets !== undefined || conditions?.staked !== undefined)

/**
 * The member with the bets of the ledger counted, at most 10,000 lines at a time. A bet itself writes nothing for ranks: that would make every bet
 * dearer. What is new is counted when the rank is asked for, from the line up to which the member's row has counted. `accounts` are the member's.
 */
export const withBets =
  ({ stores }: Pick<Deps, 'stores'>) =>
  async (merchant: Merchant, member: Member, accounts: readonly Account[]): Promise<Member> => {
    const version = accounts.find(({ kind }) => kind === 'main')?.version ?? 0
    if (version <= member.countedVersion || !needsBets(merchant)) return member
    const counted = await stores.memberPlay.countBets(merchant.code, member.id, member.countedVersion, timeZoneOf(merchant))
    // Otherwise another call has counted at the same time.
    return counted ? { ...member, ...counted } : ((await stores.members.byId(merchant.code, member.id)) ?? member)
  }
