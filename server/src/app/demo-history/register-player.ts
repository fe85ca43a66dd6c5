import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Chance } from './chance.ts'
import type { DemoPerson, Grown } from './demo-people.ts'
import type { HistoryDeps } from './leave-work.ts'

/** A network that nobody comes from. */
const NO_NETWORK = '0.0.0.0/24'

/** Who registers, with how they came, and the visits of the day. */
export const register = async (
  deps: HistoryDeps,
  merchant: Merchant,
  person: DemoPerson,
  earlier: readonly Grown[],
  chance: Chance,
  now: Date,
): Promise<Grown> => {
  const id = deps.newId()
  const { code, settings } = merchant
  const number = `${settings.countryDialingCode}9${String(chance.between(100_000_000, 999_999_999))}`
  const inviter =
    person.from === 'agent' ? await deps.stores.members.byUsername(code, 'agent') : person.from === 'friend' ? earlier.at(-1) : undefined
  await deps.inUnit(async unit => {
    await unit.members.add(
      {
        id,
        merchant: code,
        username: person.username,
        type: ORDINARY,
        passwordHash: null,
        passwordChangedAt: now,
        passwordChosen: false,
        language: chance.oneOf(merchant.languages),
        currency: settings.currency,
        clubLabel: null,
        registeredAt: now,
        firstLoginAt: now,
        country: settings.countryCode,
        ...(person.isVerified && { mobile: number, mobileVerifiedAt: now }),
      },
      { method: 'DEMO', networkPrefix: NO_NETWORK, affiliateCode: person.affiliateCode },
    )
    if (inviter)
      await unit.referrals.add({
        merchant: code,
        memberId: id,
        inviterId: inviter.id,
        way: person.from === 'agent' ? 'agent' : 'link',
        joinedAt: now,
      })
  })
  const visit = (moment: 'firstOpen' | 'registerSubmit', memberId: string | null) => ({
    merchant: code,
    id: deps.newId(),
    moment,
    memberId,
    visitorId: null,
    once: null,
    amount: null,
    asset: null,
    detail: {},
    at: now,
  })
  for (let visits = chance.between(2, 6); visits > 0; visits -= 1) await deps.stores.tracking.addEvent(visit('firstOpen', null))
  await deps.stores.tracking.addEvent(visit('registerSubmit', id))
  return { ...person, id }
}
