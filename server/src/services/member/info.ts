import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'
import { walletVersionOf } from '#services/wallet/balance.ts'
import { isGuest } from './guest.ts'
import { clubLabelOf } from './standing.ts'

/** Needs one query, for the wallet's version: finding the session has already read everything else. A visible page asks every minute. */
export const info =
  ({ stores }: Pick<Deps, 'stores'>): Service<'member.info'> =>
  async (_asked, { merchant, language, session: { member, firstTimeLogin } }) => ({
    customerId: member.id,
    userName: member.username,
    merchantCode: member.merchant,
    type: member.type,
    language: member.language,
    currency: member.currency,
    firstTimeLogin,
    guest: isGuest(member),
    hasPassword: member.passwordHash !== null,
    walletVersion: walletVersionOf(await stores.ledger.accountsOf(merchant.code, member.id)),
    registeredAt: member.registeredAt.toISOString(),
    clubLabel: clubLabelOf(merchant, member, language),
  })
