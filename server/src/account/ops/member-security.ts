import type { FactorName } from '@foyer/contract/account/ops/security'
import { signInWays } from '#account/identity/sign-in-ways.ts'
import { maskedEmail, maskedMobile, maskedName } from '#account/member/masked.ts'
import { resetFactorsOf } from '#account/two-factor/reset-factors.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { knownMember } from './known-member.ts'

const LATEST = 60
/** Strangers can cause any number of these. */
const LATEST_FAILED = 20

/** The facts of an event for the console; a bank by its name. */
const factsOf = (merchant: Merchant, detail: Readonly<Record<string, unknown>>): Record<string, string | number> => {
  const banks = merchant.content.payments?.withdrawal?.banks ?? []
  const facts: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(detail)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    facts[name] = name === 'bank' ? (wordsIn(merchant, 'EN', banks.find(({ code }) => code === value)?.name) ?? value) : value
  }
  return facts
}

export const memberSecurity = (deps: Pick<Deps, 'stores' | 'identity'>): OpService<'members.security'> => {
  const { stores } = deps
  const { isWayLeft } = signInWays(deps)
  return async ({ id }, caller) => {
    const { merchant } = caller
    const member = await knownMember(stores, caller, id)
    const owner = { merchant: merchant.code, memberId: id }
    const [factors, passkeys, recoveryCodes, identities, events] = await Promise.all([
      stores.factors.of(merchant.code, id),
      stores.passkeys.ofMember(owner),
      stores.recoveryCodes.left(owner),
      stores.identities.ofMember(merchant.code, id),
      stores.audit.ofMember(merchant.code, id, LATEST, LATEST_FAILED),
    ])
    const isNumberLast =
      member.mobileVerifiedAt !== null && !(await isWayLeft(stores, { ...member, mobile: null, mobileVerifiedAt: null }, { merchant }))
    const all: readonly (readonly [FactorName, string | null])[] = [
      ['mobile', member.mobile && member.mobileVerifiedAt && maskedMobile(member.mobile)],
      ['email', member.email && member.emailVerifiedAt && maskedEmail(member.email)],
      ['authenticator', factors.authenticatorSecret === null ? null : ''],
      ['passkeys', passkeys.length === 0 ? null : String(passkeys.length)],
      ['payeeName', factors.payeeName === null ? null : maskedName(factors.payeeName)],
      ['recoveryCodes', recoveryCodes > 0 ? String(recoveryCodes) : null],
    ]
    return {
      hasPassword: member.passwordHash !== null,
      passwordChangedAt: member.passwordChangedAt.toISOString(),
      alwaysAsk: factors.alwaysAsk,
      factors: all.flatMap(([factor, shown]) => (shown === null ? [] : [{ factor, shown, isLastWay: factor === 'mobile' && isNumberLast }])),
      identities: identities.map(({ channel, issuer, boundAt, lastUsedAt }) => ({
        channel,
        issuer,
        boundAt: boundAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      events: events.map(({ at, event, ip, userAgent, detail }) => ({
        at: at.toISOString(),
        event,
        network: ip,
        userAgent,
        detail: factsOf(merchant, detail),
      })),
    }
  }
}

export const resetFactor = (
  deps: Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'limits' | 'seals' | 'identity' | 'publish'>,
): OpService<'members.resetFactor'> => {
  const reset = resetFactorsOf(deps)
  return async ({ id, factor, reason }, caller) =>
    await deps.inUnit(async unit => {
      const done = await reset(unit, caller.merchant, id, { operator: caller.person.login, ...(factor && { only: factor }) })
      if (!done) throw new OpRefusal('member.unknown')
      const { removed, isNumberKept } = done
      await caller.record(unit, { about: { kind: 'member', id }, reason, after: { removed } })
      return { removed: [...removed], numberKept: isNumberKept }
    })
}
