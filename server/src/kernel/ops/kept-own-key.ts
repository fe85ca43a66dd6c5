import { fingerprintOf } from '#kernel/crypto/digest.ts'
import type { KeptKey, KeptKeys } from '#kernel/crypto/kept-key.ts'
import type { OwnKey } from './own-key.ts'

/** Keys that are kept for each merchant, for the console. `publicKeyOf`: what others see of one. */
export const keptOwnKey = (kept: KeptKeys, publicKeyOf: (key: KeptKey) => string): OwnKey => ({
  scope: 'merchant',
  async look(stores, merchant) {
    const [newest, ...earlier] = await kept.existing(stores, merchant)
    return newest && { fingerprint: fingerprintOf(publicKeyOf(newest)), since: newest.createdAt, earlier: earlier.length }
  },
  rotate: (stores, merchant) => kept.add(stores, merchant),
})
