import { AGENTS, ORDINARY } from '@foyer/contract/account/member/member-type'
import { AUTHENTICATOR_SEAL } from '#account/two-factor/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createWallet } from '#money/wallet.ts'
import { ID_BYTES } from '#payments/payment-id.ts'
import { storedNumber } from '#payments/payout-accounts/account-number.ts'
import { type DemoLogin, DEMO_LOGINS, DEMO_FACTORS, AGENT } from './demo-logins.ts'

/** A network no visitor comes from: the demo members registered themselves nowhere. */
const NO_NETWORK = '0.0.0.0/24'

/** Makes the demo members that are missing, each for a merchant that is there. Refuses to run in production. */
export const createDemoMembers = async (
  { config, merchants, stores, inUnit, passwords, seals, clock, newId, randomToken }: Deps,
  logins: readonly DemoLogin[] = DEMO_LOGINS,
): Promise<void> => {
  if (config.mode === 'production') throw new Error('Demo members have known passwords: they are not made in production.')

  const wallet = createWallet({ clock })

  const create = async ({ merchant: code, username, password, guarded, agent, deposits = [] }: DemoLogin): Promise<void> => {
    // One that another cell serves is not there.
    const merchant = merchants.all().find(one => one.code === code)
    if (!merchant || (await stores.members.byUsername(code, username))) return
    const passwordHash = await passwords.hash(password, '127.0.0.1')
    const now = clock()
    const member = {
      id: newId(),
      merchant: code,
      username,
      type: agent ? (AGENTS[0] ?? ORDINARY) : ORDINARY,
      passwordHash,
      passwordChangedAt: now,
      passwordChosen: true,
      language: null,
      currency: merchant.settings.currency,
      clubLabel: null,
      registeredAt: now,
      firstLoginAt: null,
      ...(guarded && {
        mobile: merchant.settings.countryDialingCode + DEMO_FACTORS.mobile,
        mobileVerifiedAt: now,
        email: DEMO_FACTORS.email,
        emailVerifiedAt: now,
      }),
    }
    const factors = {
      payeeName: DEMO_FACTORS.payeeName,
      authenticatorSecret: seals.seal(AUTHENTICATOR_SEAL, DEMO_FACTORS.secret),
      alwaysAsk: true,
    }
    try {
      await inUnit(async unit => {
        await unit.members.add(member, { method: 'DEMO', networkPrefix: NO_NETWORK })
        await unit.acceptances.add({ merchant: code, memberId: member.id }, merchant.content.acceptance?.documents ?? [], now)
        const above = await unit.members.byUsername(code, AGENT)
        if (above && !agent) await unit.referrals.add({ merchant: code, memberId: member.id, inviterId: above.id, way: 'agent', joinedAt: now })
        for (const [index, amount] of deposits.entries()) {
          await wallet.deposit(unit, { merchant, memberId: member.id, amount, reference: `demo:${username}:${index}` })
        }
        // One that was added long ago, so that a withdrawal need not wait.
        const [bank] = (deposits.length > 0 && merchant.content.payments?.withdrawal?.banks) || []
        if (bank) {
          const number = '4207781905'.slice(0, bank.digits?.least)
          const account = { merchant: code, memberId: member.id, id: randomToken(ID_BYTES), holder: DEMO_FACTORS.payeeName }
          await unit.payoutAccounts.add({ ...account, ...storedNumber(seals, bank.code, number), addedAt: now, usableAt: now })
        }
        if (guarded) await unit.factors.set({ merchant: code, memberId: member.id }, factors)
      })
    } catch (error) {
      // Another worker was quicker.
      if (!(error instanceof Refusal) || error.code !== 'username.exists') throw error
    }
  }

  // Agents first: the others are registered below them.
  for (const login of [...logins.filter(({ agent }) => agent), ...logins.filter(({ agent }) => !agent)]) await create(login)
}
