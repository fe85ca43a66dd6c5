import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import type { SignedInCaller } from '#kernel/caller.ts'
import { strictest } from '#safe-play/safe-play-rules.ts'
import type { TestSystem } from '#testing/harness.ts'

/** A member of merchant alpha as a caller, read anew, where the merchant has these promotions and may reward deposits. Its days begin at midnight UTC. */
export const rewardCaller = async (system: TestSystem, memberId: string, promotions: readonly Promotion[]): Promise<SignedInCaller> => {
  const merchant = system.merchants.byCode('alpha')
  const member = await system.stores.members.byId('alpha', memberId)
  if (!merchant || !member) throw new Error(`there is no member ${memberId} of alpha`)
  const safePlay = { timeZone: 'UTC', elsewhere: { rules: { ...strictest, depositRewards: true }, helplines: [] }, countries: {} }
  return {
    requestId: 'test',
    merchant: { ...merchant, content: { ...merchant.content, safePlay, promotions: [...promotions] } },
    origin: 'http://localhost',
    affiliateCode: undefined,
    language: 'EN',
    network: { ip: '203.0.113.1', prefix: '203.0.113.0/24', country: undefined },
    device: 'H5',
    userAgent: 'test',
    globalPrivacyControl: false,
    session: { tokenHash: 'test', member, deviceId: null, firstTimeLogin: false, confirmedAt: null },
  }
}
