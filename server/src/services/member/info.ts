import { RESTRICTED } from '@foyer/contract/member-type'
import type { SignedInCaller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'
import { walletVersionOf } from '#services/wallet/balance.ts'
import { isGuest } from './guest.ts'
import { clubLabelOf } from './standing.ts'

type InfoDeps = Pick<Deps, 'stores'>

/** What badges show. A provider outside is not asked: its answer may take long, and this one renews the session. */
const countsOf = async ({ merchant, session: { member } }: SignedInCaller, { stores }: InfoDeps) => {
  if (merchant.settings.chat !== 'desk' || member.type === RESTRICTED) return {}
  const thread = await stores.chats.thread({ merchant: merchant.code, memberId: member.id })
  return { chat: thread?.memberUnread ?? 0 }
}

/** Finding the session has already read all but the wallet's version and the counts, one row each. A visible page asks every minute. */
export const info =
  (deps: InfoDeps): Service<'member.info'> =>
  async (_asked, caller) => {
    const { merchant, language, session } = caller
    const { member, firstTimeLogin } = session
    const [accounts, counts] = await Promise.all([deps.stores.ledger.accountsOf(merchant.code, member.id), countsOf(caller, deps)])
    return {
      customerId: member.id,
      userName: member.username,
      merchantCode: member.merchant,
      type: member.type,
      language: member.language,
      currency: member.currency,
      firstTimeLogin,
      guest: isGuest(member),
      hasPassword: member.passwordHash !== null,
      walletVersion: walletVersionOf(accounts),
      registeredAt: member.registeredAt.toISOString(),
      clubLabel: clubLabelOf(merchant, member, language),
      counts,
    }
  }
