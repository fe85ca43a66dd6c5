import type { Service } from '#services/service.ts'
import { isGuest } from './guest.ts'
import { clubLabelOf } from './standing.ts'

/** Needs no query: finding the session has already read everything. */
export const info: Service<'member.info'> = async (_asked, { merchant, language, session: { member, firstTimeLogin } }) => ({
  customerId: member.id,
  userName: member.username,
  merchantCode: member.merchant,
  type: member.type,
  language: member.language,
  currency: member.currency,
  firstTimeLogin,
  guest: isGuest(member),
  hasPassword: member.passwordHash !== null,
  registeredAt: member.registeredAt.toISOString(),
  clubLabel: clubLabelOf(merchant, member, language),
})
