import { refuseGuest } from '#account/member/guest.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { requireAcceptance } from '#legal/due.ts'
import { assetOf } from '#money/asset.ts'
import type { NewDeposit } from '#payments/stored/new-payment.ts'
import { admitDeposit } from '#safe-play/admit-deposit.ts'
import { recordOfMember } from '#tracking/record-of-member.ts'
import { isOpenChannel } from './deposit-channels.ts'
import { formOf } from './form.ts'
import { openDeposit, type OpenDepositDeps } from './open-deposit.ts'
import { ID_BYTES } from './payment-id.ts'
import { shownDeposit } from './show.ts'
import { followJob } from './steps/follow-job.ts'
import { nextCheck } from './steps/follow-payment.ts'
import { takeAmount } from './take-amount.ts'

/** New deposits of one member; each asks the provider for a page. */
const PER_MEMBER: LimitRule = { name: 'deposit', points: 20, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }

type DepositDeps = OpenDepositDeps & Pick<Deps, 'stores' | 'limits' | 'randomToken' | 'trackingOf'>

/**
 * Asks to pay in. The deposit is stored before the provider is asked, so that a callback always finds it; a form that is sent again
 * answers with the deposit it made, and where the provider gave no page before it is asked again under the same reference.
 */
export const createDeposit = (deps: DepositDeps): Service<'payments.createDeposit'> => {
  const { inUnit, stores, clock, limits, randomToken } = deps
  const open = openDeposit(deps)
  const track = recordOfMember(deps)

  /** Stores a new deposit, unless the same form has stored it at this moment, or a limit or break of the member refuses it (docs/safe-play.md). */
  const store = async (deposit: NewDeposit, caller: SignedInCaller): Promise<void> =>
    await inUnit(async unit => {
      const owner = ownerOf(caller)
      // The member's deposits come one after the other, so that each counts those before it.
      await unit.safePlay.lock(owner)
      // The account may have been closed since the session was looked up.
      if ((await unit.members.byId(owner.merchant, owner.memberId))?.closedAt) throw new Refusal('account.closed')
      const { amount, createdAt: now } = deposit
      if (await unit.locks.holds(owner, 'deposit', now)) throw new Refusal('deposit.locked')
      if (await unit.identityChecks.isNeeded(owner, 'deposit', now)) throw new Refusal('identity.needed')
      if (!(await unit.payments.add(deposit))) return
      const open = (await unit.payments.openDeposits(owner)) - amount
      await admitDeposit(unit, caller, { amount, open, now })
      await requireAcceptance(unit, caller, now)
      await followJob(unit, deposit, nextCheck({ ...deposit, checks: 0 }, now))
      const isFirst = await unit.payments.isFirst(owner, deposit)
      const submitted = { money: { amount, asset: assetOf(caller.merchant) }, at: now }
      await track(unit, caller.merchant, { ...owner, deviceId: deposit.deviceId }, [
        { ...submitted, moment: 'depositSubmit', cause: deposit.id },
        // The member's first one, whether it is told of or not: a yes that comes later makes no second one the first.
        ...(isFirst ? [{ ...submitted, moment: 'firstDeposit', cause: owner.memberId } as const] : []),
      ])
    })

  return async (request, caller) => {
    refuseGuest(caller)
    const { merchant } = caller
    const owner = ownerOf(caller)
    const { key, channel: wanted } = request
    const form = formOf(stores.payments, caller, { kind: 'deposit', key, content: [wanted, request.amount, request.currency] })
    const channel = merchant.content.payments?.deposit.find(({ id }) => id === wanted)

    const before = await form.made()
    if (!before) {
      if (!channel || !isOpenChannel(deps, merchant, channel)) throw new Refusal('payment.channel.closed')
      const { currency } = merchant.settings
      const sums = takeAmount(request, merchant.settings, channel)
      await limits.consume(merchant.code, PER_MEMBER, owner.memberId)
      const createdAt = clock()
      const fresh: NewDeposit = {
        ...form.facts,
        ...sums,
        id: randomToken(ID_BYTES),
        state: 'created',
        channel: channel.id,
        currency,
        site: caller.origin,
        deviceId: caller.session.deviceId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + channel.minutes * 60_000),
      }
      await store(fresh, caller)
    }
    // Of two that came at once, the second one finds what the first one stored.
    const deposit = before ?? (await form.made())
    if (!deposit) throw new Error('a deposit that was stored is missing')
    if (deposit.state === 'created' && channel) await open(deposit, channel, caller)
    const now = await stores.payments.ofMember(owner, 'deposit', deposit.id)
    return shownDeposit(caller, now ?? deposit)
  }
}
