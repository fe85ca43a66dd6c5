import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Passwords } from '#deps.ts'

/** argon2id, one thread, 19 MiB, two passes (about 8 ms, decision 9). `algorithm` 2 is argon2id: the library's enum exists only in its types. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** `dummy` is a hash of the same cost that no password matches, so that an unknown member takes as long as a known one (decision 9). */
export const createPasswords = async (): Promise<Passwords> => {
  const dummy = await hash(randomBytes(32), COST)

  return {
    hash: password => hash(password, COST),

    async verify(passwordHash, password) {
      // The work is always done, even for a member without a password or an empty one.
      const fits = await verify(passwordHash ?? dummy, password)
      return passwordHash !== null && fits
    },

    needsRehash(passwordHash) {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
      const made: Record<keyof typeof COST, number> = { algorithm, memoryCost, timeCost, parallelism }
      return Object.entries(COST).some(([name, value]) => made[name as keyof typeof COST] !== value)
    },
  }
}
