import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { current, standingOf, type Standing } from './due.ts'

const shown = ({ due, waitsFrom }: Standing) => ({ due: [...due], waitsFrom: waitsFrom?.toISOString() ?? null })

export const acceptanceDue =
  ({ stores }: Pick<Deps, 'stores'>): Service<'legal.due'> =>
  async (_request, caller) =>
    shown(await standingOf(stores, caller))

/** Only what the merchant asks for in its current version is kept, so that nobody can fill the table. */
export const acceptDocuments =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'legal.accept'> =>
  async ({ accepted }, caller) => {
    if (caller.session.member.type === RESTRICTED) throw new Refusal('no_permissions')
    await stores.acceptances.add(ownerOf(caller), current(caller.merchant, accepted), clock())
    return shown(await standingOf(stores, caller))
  }
