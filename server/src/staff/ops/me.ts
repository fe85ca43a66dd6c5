import { permissionsOf } from '@foyer/contract/ops/permissions'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { timeZoneOf } from '#safe-play/policy.ts'

/** Who is signed in, and what this person may do where. */
export const me =
  ({ config, merchants, clock }: Pick<Deps, 'config' | 'merchants' | 'clock'>): OpService<'session.me'> =>
  (_request, { person, session }) => {
    const rolesAt = (code: string) => session.grants.filter(({ merchant }) => merchant === code || merchant === EVERYWHERE).map(({ role }) => role)
    const places = merchants.all().map(merchant => ({
      code: merchant.code,
      name: merchant.file.name,
      currency: merchant.settings.currency,
      timeZone: timeZoneOf(merchant),
      roles: [...new Set(rolesAt(merchant.code))],
      permissions: [...permissionsOf(rolesAt(merchant.code))],
    }))
    return Promise.resolve({
      person,
      merchants: places.filter(({ permissions }) => permissions.length > 0),
      house: [...permissionsOf(session.grants.map(({ role }) => role))],
      idleSeconds: Math.max(0, Math.floor((session.idleUntil.getTime() - clock().getTime()) / 1000)),
      endsAt: session.endsAt.toISOString(),
      mode: config.mode,
    })
  }
