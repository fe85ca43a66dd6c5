import { accessDefaults } from '@foyer/contract/merchant/access'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** A leap day more is kept rather than one less. */
export const YEAR_MS = 366 * 24 * 60 * 60_000
/** Closed accounts that one run looks at; the next hour brings others. */
const CLOSED_AT_ONCE = 500

/** Ends what is kept of closed accounts: at the closing what nobody needs any more, and the rest when the merchant's years are over. */
export const endClosedAccounts = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => [
  sweep('closed-accounts', HOURLY, async () => {
    const { personalData } = stores
    for (const { code, file } of merchants.all()) {
      for (const owner of await personalData.notEnded(code, CLOSED_AT_ONCE))
        await personalData.endAtClosing(owner, (await stores.safePlay.pauseOf(owner, clock()))?.kind === 'exclusion')
      const years = file.closedAccountYears ?? accessDefaults.closedAccountYears
      for (const owner of await personalData.overdue(code, new Date(clock().getTime() - years * YEAR_MS), CLOSED_AT_ONCE))
        await personalData.endAfterRetention(owner)
    }
  }),
]
