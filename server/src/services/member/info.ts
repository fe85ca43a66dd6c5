import type { Deps } from '#deps.ts'
import { clubLabelOf } from '#services/member/standing.ts'
import type { Service } from '#services/service.ts'

/** The session's own query brought the member; only a rank must be reckoned. */
export const info =
  (deps: Pick<Deps, 'stores'>): Service<'member.info'> =>
  async (_asked, { merchant, language, session: { member, firstTimeLogin } }) => ({
    customerId: member.id,
    userName: member.username,
    merchantCode: member.merchant,
    type: member.type,
    language: member.language,
    currency: member.currency,
    firstTimeLogin,
    hasPassword: member.passwordHash !== null,
    registeredAt: member.registeredAt.toISOString(),
    clubLabel: await clubLabelOf(deps, merchant, member, language),
  })
