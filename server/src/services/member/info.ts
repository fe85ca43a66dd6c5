import type { Service } from '#services/service.ts'

/** The session's own query brought the member: nothing more is read. */
export const info: Service<'member.info'> = (_asked, { session: { member, firstTimeLogin } }) =>
  Promise.resolve({
    customerId: member.id,
    userName: member.username,
    merchantCode: member.merchant,
    type: member.type,
    language: member.language,
    currency: member.currency,
    firstTimeLogin,
    hasPassword: member.passwordHash !== null,
    registeredAt: member.registeredAt.toISOString(),
    clubLabel: member.clubLabel,
  })
