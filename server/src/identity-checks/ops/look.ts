import type { Handover } from '#identity-checks/handover.ts'
import type { NamedIdentityCheck } from '#identity-checks/identity-check.ts'
import { IDENTITY_SEAL } from '#identity-checks/send-identity.ts'
import { termsOf } from '#identity-checks/terms.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'

/** Documents that a list shows. */
const LISTED = 100

/** `decides`: the company has the document and answers as it should; otherwise it is one that waits for staff (`queue-statements.ts`). */
const shownCompany = ({ company, handedAt, companyId, failedAt, answer, reason, later }: Handover) => ({
  name: company,
  since: handedAt.toISOString(),
  decides: answer === null && failedAt === null,
  id: companyId,
  failedAt: failedAt?.toISOString() ?? null,
  answer,
  reason,
  later,
})

const shown = (
  { id, memberId, username, document, state, pictures, sentAt, decidedAt, decidedBy, endsAt, sealedBirth }: NamedIdentityCheck,
  handovers: ReadonlyMap<number, Handover>,
) => {
  const handover = handovers.get(id)
  return {
    id,
    member: { id: memberId, username },
    document,
    state,
    pictures,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
    endsAt: endsAt?.toISOString() ?? null,
    // Only an acceptance says a day of birth.
    takenBack: state === 'refused' && sealedBirth !== null,
    company: handover ? shownCompany(handover) : null,
  }
}

export const listIdentity =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'identity.list'> =>
  async ({ which = 'waiting' }, { merchant }) => {
    const checks = await stores.identityChecks.list(merchant.code, which, LISTED)
    const handovers = await stores.identityHandovers.of(
      merchant.code,
      checks.map(({ id }) => id),
    )
    return { items: checks.map(check => shown(check, handovers)) }
  }

const lockedCheck = async (stores: Stores, merchant: string, id: number): Promise<NamedIdentityCheck> => {
  const check = await stores.identityChecks.byId(merchant, id, true)
  if (!check) throw new OpRefusal('identity.unknown')
  return check
}

export const openCheck = async (stores: Stores, merchant: string, id: number): Promise<NamedIdentityCheck> => {
  const check = await lockedCheck(stores, merchant, id)
  if (check.state !== 'waiting') throw new OpRefusal('identity.decided', { state: check.state })
  return check
}

export const acceptedCheck = async (stores: Stores, merchant: string, id: number): Promise<NamedIdentityCheck> => {
  const check = await lockedCheck(stores, merchant, id)
  if (check.state !== 'accepted') throw new OpRefusal('identity.not.accepted', { state: check.state })
  return check
}

/** Whether a second person was asked about it and has not decided. */
export const waitsForSecond = async ({ staffApprovals }: Pick<Stores, 'staffApprovals'>, merchant: string, id: number, now: Date): Promise<boolean> =>
  (await staffApprovals.list(merchant, true, LISTED)).some(
    ({ kind, content, expiresAt }) => kind === 'identity.accept' && (content as { readonly id: number }).id === id && expiresAt > now,
  )

export const getIdentity =
  ({ stores, seals, clock }: Pick<Deps, 'stores' | 'seals' | 'clock'>): OpService<'identity.get'> =>
  async ({ id }, { merchant }) => {
    const check = await stores.identityChecks.byId(merchant.code, id)
    if (!check) throw new OpRefusal('identity.unknown')
    const [sealed, member, factors, waits, handovers] = await Promise.all([
      stores.identityChecks.pictures(merchant.code, id),
      stores.members.byId(merchant.code, check.memberId),
      stores.factors.of(merchant.code, check.memberId),
      waitsForSecond(stores, merchant.code, id, clock()),
      stores.identityHandovers.of(merchant.code, [id]),
    ])
    return {
      ...shown(check, handovers),
      reason: check.reason,
      words: check.words,
      born: check.sealedBirth === null ? null : seals.open(IDENTITY_SEAL, check.sealedBirth),
      webp: sealed.map(image => seals.open(IDENTITY_SEAL, image)),
      account: {
        name: factors.payeeName,
        birthday: member?.birthday ?? null,
        minimumAge: merchant.settings.minimumAge,
        country: member?.country ?? null,
      },
      ...termsOf(merchant),
      waits,
    }
  }
