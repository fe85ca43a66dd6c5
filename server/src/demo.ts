import { ORDINARY } from '@foyer/contract/member-type'
import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'

/** Logins of the demo merchants, printed by `npm start`. */
export const DEMO_LOGINS = [
  { merchant: 'demo', username: 'player', password: 'Lantern-42-river' },
  { merchant: 'aurora', username: 'player', password: 'Harbor-77-cedar' },
]

/** A network no visitor comes from: the demo members registered themselves nowhere. */
const NO_NETWORK = '0.0.0.0/24'

/** Makes the demo members that are missing, each for a merchant that is there. Refuses to run in production. */
export const createDemoMembers = async (
  { config, merchants, stores, inUnit, passwords, clock, newId }: Deps,
  logins: typeof DEMO_LOGINS = DEMO_LOGINS,
): Promise<void> => {
  if (config.mode === 'production') throw new Error('Demo members have known passwords: they are not made in production.')

  const create = async ({ merchant: code, username, password }: (typeof DEMO_LOGINS)[number]): Promise<void> => {
    const merchant = merchants.byCode(code)
    if (!merchant || (await stores.members.byUsername(code, username))) return
    const passwordHash = await passwords.hash(password)
    const now = clock()
    const member = {
      id: newId(),
      merchant: code,
      username,
      type: ORDINARY,
      passwordHash,
      passwordChangedAt: now,
      passwordChosen: true,
      language: null,
      currency: merchant.settings.currency,
      clubLabel: null,
      registeredAt: now,
      firstLoginAt: null,
    }
    try {
      await inUnit(unit => unit.members.add(member, { method: 'DEMO', networkPrefix: NO_NETWORK }))
    } catch (error) {
      // Another worker was quicker.
      if (!(error instanceof Refusal) || error.code !== 'username.exists') throw error
    }
  }

  for (const login of logins) await create(login)
}
