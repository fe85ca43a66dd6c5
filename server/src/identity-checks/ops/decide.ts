import { acceptanceOf, refusalOf, settling, takingBack } from '#identity-checks/settling.ts'
import { type DocumentDays, termsOf, verifiedUntil } from '#identity-checks/terms.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { acceptedCheck, openCheck, waitsForSecond } from './look.ts'

type DecideDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId' | 'seals' | 'merchants'>

/** Throws where the document shows somebody too young, or is out of date. */
const checkedDays = (merchant: Merchant, days: DocumentDays, now: Date): Date => {
  const until = verifiedUntil(merchant, days, now)
  if (until === 'too-young') throw new OpRefusal('identity.too.young', { minimumAge: merchant.settings.minimumAge })
  if (until === 'out-of-date') throw new OpRefusal('identity.document.ended')
  return until
}

/** Accepts a document at once, or asks a second person of compliance. */
export const acceptIdentity = (deps: DecideDeps): OpService<'identity.accept'> => {
  const settle = settling(deps)
  return async (acceptance, caller) =>
    await deps.inUnit(async unit => {
      const { merchant } = caller
      const check = await openCheck(unit, merchant.code, acceptance.id)
      const endsAt = checkedDays(merchant, acceptance, deps.clock())
      if (!termsOf(merchant).needsSecond) {
        await settle(unit, check, acceptanceOf(deps, acceptance, endsAt), caller)
        return { approval: null }
      }
      if (await waitsForSecond(unit, merchant.code, acceptance.id, deps.clock())) throw new OpRefusal('identity.asked')
      const { id: approval } = await caller.ask(unit, { kind: 'identity.accept', content: acceptance, reason: acceptance.words })
      const about = { kind: 'identity-check', id: String(acceptance.id) } as const
      await caller.record(unit, { about, event: 'identity.accept-asked', after: { member: check.memberId }, reason: acceptance.words })
      return { approval }
    })
}

export const refuseIdentity = (deps: DecideDeps): OpService<'identity.refuse'> => {
  const settle = settling(deps)
  return async ({ id, reason, words }, caller) =>
    await deps.inUnit(async unit => {
      const check = await openCheck(unit, caller.merchant.code, id)
      await settle(unit, check, refusalOf(reason, words), caller)
      return {}
    })
}

/** Takes an acceptance back, of staff or of a company. The day of birth stays: it is what the member was verified by until now. */
export const takeBackIdentity = (deps: DecideDeps): OpService<'identity.takeBack'> => {
  const takeBack = takingBack(deps)
  return async ({ id, reason, words }, caller) =>
    await deps.inUnit(async unit => {
      const check = await acceptedCheck(unit, caller.merchant.code, id)
      await takeBack(unit, check, { ...refusalOf(reason, words), sealedBirth: check.sealedBirth }, caller)
      return {}
    })
}

/** The second look: the pictures stand on the page of the check, and what the first person read in them is sealed. */
export const acceptAct = (deps: DecideDeps): ApprovalAct<'identity.accept'> => {
  const settle = settling(deps)
  return {
    async facts(stores, acceptance, code) {
      const merchant = deps.merchants.byCode(code)
      const check = await openCheck(stores, code, acceptance.id)
      if (!merchant) throw new OpRefusal('identity.unknown')
      checkedDays(merchant, acceptance, deps.clock())
      const { born, documentEnds } = acceptance
      return { check: acceptance.id, member: check.memberId, name: check.username, document: check.document, born, documentEnds }
    },
    sealed: ['check', 'member', 'document', 'born', 'documentEnds'],
    async carryOut(unit, acceptance, caller) {
      const check = await openCheck(unit, caller.merchant.code, acceptance.id)
      const endsAt = checkedDays(caller.merchant, acceptance, deps.clock())
      await settle(unit, check, acceptanceOf(deps, acceptance, endsAt), caller)
    },
  }
}
