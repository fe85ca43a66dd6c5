import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** Pictures of what was refused are kept this long for a complaint, ms (docs/identity-checks.md). */
const REFUSED_LIFE_MS = 30 * 24 * 60 * 60_000

/** A change of a merchant's content holds for money within this time. */
const EVERY_MINUTE = cron('* * * * *')

type PolicyDeps = Pick<Deps, 'stores' | 'merchants'>

/** Puts what each merchant's content says into the place where the ledger reads it. */
export const setPolicies = async ({ stores, merchants }: PolicyDeps): Promise<void> => {
  const kept = await stores.identityChecks.policies()
  for (const { code, content } of merchants.all()) {
    const wanted = content.identityChecks?.before ?? []
    const known = kept.get(code) ?? []
    if (wanted.length !== known.length || wanted.some(gate => !known.includes(gate))) await stores.identityChecks.setPolicy(code, wanted)
  }
}

export const identityWorks = (deps: PolicyDeps & Pick<Deps, 'clock'>): readonly JobWork[] => [
  sweep('identity-policies', EVERY_MINUTE, () => setPolicies(deps)),
  sweep('identity-pictures', HOURLY, async () => {
    const before = new Date(deps.clock().getTime() - REFUSED_LIFE_MS)
    for (const { code } of deps.merchants.all()) await deps.stores.identityChecks.sweepRefused(code, before)
  }),
]
