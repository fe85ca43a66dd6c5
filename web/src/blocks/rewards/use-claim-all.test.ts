import { expect, test } from 'vitest'
import { claimEach } from './use-claim-all.ts'

// Proves ranks-and-rewards-15.
test('all rewards are claimed one after the other; one that is refused keeps none of the others', async () => {
  const claimed: string[] = []
  const claim = async ({ id }: { readonly id: string }) => {
    await Promise.resolve()
    if (id === 'credit') throw new Error('credit.open')
    claimed.push(id)
  }
  const all = ['welcome', 'credit', 'daily'].map(id => ({ id, turn: 'once' }))
  await expect(claimEach(all, claim)).rejects.toThrow('credit.open')
  expect(claimed).toEqual(['welcome', 'daily'])
})
