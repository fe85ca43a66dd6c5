import { roles, type Role } from '@foyer/contract/ops/permissions'
import type { Deps } from '#kernel/deps.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'

interface DemoPerson {
  readonly login: string
  readonly name: string
  readonly role: Role
}

/** Who has each role. */
const NAMES: Readonly<Record<Role, string>> = {
  support: 'Sam Okafor',
  payments: 'Priya Nair',
  approver: 'Ada Lindqvist',
  editor: 'Elif Kaya',
  publisher: 'Paulo Mendes',
  risk: 'Rina Castillo',
  compliance: 'Clara Huang',
  finance: 'Felix Brandt',
  auditor: 'Aiko Tanaka',
  owner: 'Olivia Reyes',
}

/** The staff of the demo, by login: one of each role, and a second owner and a second approver too, because nobody decides about what they asked for themselves. */
export const DEMO_STAFF: readonly DemoPerson[] = [
  ...roles.map(role => ({ login: role, role, name: NAMES[role] })),
  { login: 'owner2', role: 'owner', name: 'Ines Duarte' },
  { login: 'approver2', role: 'approver', name: 'Jun Salonga' },
]

/** All of them sign in with it, in the demo and in development alone. */
export const DEMO_STAFF_PASSWORD = 'Copper-58-harbor'
/** base32 */
export const DEMO_STAFF_SECRET = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'

/** Makes the staff of the demo that is missing, for all merchants. Refuses to run in production. */
export const createDemoStaff = async ({ config, inUnit, passwords, seals, clock, stores, newId }: Deps): Promise<void> => {
  if (config.mode === 'production') throw new Error('Demo staff has a known password: it is not made in production.')
  const there = new Set((await stores.staffPeople.all()).map(({ login }) => login))
  const missing = DEMO_STAFF.filter(({ login }) => !there.has(login))
  if (missing.length === 0) return
  const passwordHash = await passwords.hash(DEMO_STAFF_PASSWORD, '127.0.0.1')
  const now = clock()
  await inUnit(async unit => {
    for (const { login, name, role } of missing) {
      const id = newId()
      // False where another worker was quicker.
      const isNew = await unit.staffPeople.add({
        id,
        login,
        name,
        createdAt: now,
        passwordHash,
        totpSecret: seals.seal(STAFF_TOTP_SEAL, DEMO_STAFF_SECRET),
      })
      if (isNew) await unit.staffPeople.grant({ personId: id, merchant: EVERYWHERE, role }, now)
    }
  })
}
