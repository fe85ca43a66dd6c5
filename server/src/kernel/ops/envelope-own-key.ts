import { fingerprintOf } from '#kernel/crypto/digest.ts'
import { KEY_GRACE_MS } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OwnKey } from './own-key.ts'

/** The key that opens encrypted calls, for the console. Another one is made by whoever needs it next, because that takes a tenth of a second. */
export const envelopeOwnKey = ({ clock }: Pick<Deps, 'clock'>): OwnKey => ({
  scope: 'house',
  async look({ keys }) {
    const { newest, retiring } = await keys.inUse(clock())
    return newest && { fingerprint: fingerprintOf(newest.publicKey), since: newest.createdAt, earlier: retiring }
  },
  rotate: ({ keys }) => keys.retire(new Date(clock().getTime() + KEY_GRACE_MS)),
})
