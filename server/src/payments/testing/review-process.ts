import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { unitOfWorkOn } from '#app/stores.ts'
import { openPostgres } from '#kernel/db/postgres.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { reviewWithdrawal } from '#payments/steps/review-withdrawal.ts'
import { forkProgram } from '#testing/programs/programs.ts'

/**
 * A separate process approves these withdrawals of merchant alpha, one after the other, and is ended without warning, like a power cut, in the middle of
 * the one after so many; answers those that it acknowledged.
 */
export const startReviewProcess = async (href: string, ids: readonly string[], at: Date, after: number): Promise<readonly string[]> => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [href, at.toISOString(), ...ids])
  const acknowledged: string[] = []
  child.on('message', (id: string) => {
    acknowledged.push(id)
    if (acknowledged.length === after) child.kill('SIGKILL')
  })
  await Promise.all([once(child, 'close'), once(child, 'disconnect')])
  return acknowledged
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , href = '', at = '', ...ids] = process.argv
  const { db } = await openPostgres(href, () => undefined)
  const inUnit = unitOfWorkOn(db)
  const { approve } = reviewWithdrawal({ clock: () => new Date(at), newId: () => 'unused' })
  const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } } as Merchant
  for (const id of ids) {
    await inUnit(unit => approve(unit, { merchant, id, by: 'ann' }))
    process.send?.(id)
  }
}
