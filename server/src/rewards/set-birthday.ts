import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'

/** It is told once, so that nobody has two birthdays in a year. */
export const setBirthday =
  ({ stores }: Pick<Deps, 'stores'>): Service<'rewards.setBirthday'> =>
  async ({ day }, { merchant, session: { member } }) => {
    if (member.type !== ORDINARY) throw new Refusal('no_permissions')
    if (!(await stores.members.setBirthday(merchant.code, member.id, day))) {
      throw new Refusal('request.invalid', { fields: [{ path: 'day', reason: 'was told before' }] })
    }
    return {}
  }
