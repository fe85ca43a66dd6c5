import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { personOf } from './member-person.ts'

/** How long the console shows what is unmasked, ms. */
const UNMASKED_MS = 10 * 60_000

/** Who saw it, and why, is recorded; the page masks it again by itself. */
export const unmaskMember =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'members.unmask'> =>
  async ({ id, reason }, caller) =>
    await inUnit(async unit => {
      const member = await knownMember(unit, caller, id)
      await caller.record(unit, { about: { kind: 'member', id }, reason })
      return { person: await personOf(unit, member, true), until: new Date(clock().getTime() + UNMASKED_MS).toISOString() }
    })
