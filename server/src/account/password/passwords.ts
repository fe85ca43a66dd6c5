import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createFairLane, type FairLane } from '#kernel/security/fair-lane.ts'

/** argon2id at the cost of decision 9; every answer takes the same work, whether a member exists or not. */
export interface Passwords {
  /** `ip`: the address of whoever waits for it. Throws TOO_MANY_REQUEST if too many wait. */
  hash(password: string, ip: string): Promise<string>
  /** With `null` it verifies against a dummy hash and returns false. Throws TOO_MANY_REQUEST if too many wait. */
  verify(hash: string | null, password: string, ip: string): Promise<boolean>
  needsRehash(hash: string): boolean
}

/** What a hash takes: KiB of memory, and how often they are gone through. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** argon2id, one thread, 19 MiB, two passes (about 8 ms, decision 9). `algorithm` 2 is argon2id: the library's enum exists only in its types. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Whoever comes from anywhere can make the server hash, which takes a whole core for a moment. One core is left to everything else. */
export const hashesAtOnce = (cores: number): number => Math.max(1, cores - 1)

/** Each line has its turn, so that a flood of sign-ins from one line makes the others wait for one of them at most. */
const newLane = (): FairLane => createFairLane({ atOnce: hashesAtOnce(availableParallelism()), waiting: 400, waitingPerLine: 40, msEach: 10 })

/** `dummy` is a hash of the same cost that no password matches, so that an unknown member takes as long as a known one (decision 9). */
export const createPasswords = async (lane: FairLane = newLane(), cost: PasswordCost = COST): Promise<Passwords> => {
  const own = { ...COST, ...cost }
  const dummy = await hash(randomBytes(32), own)

  return {
    hash: (password, ip) => lane.run(ip, () => hash(password, own)),

    async verify(passwordHash, password, ip) {
      // The work is always done, even for a member without a password or an empty one.
      const fits = await lane.run(ip, () => verify(passwordHash ?? dummy, password))
      return passwordHash !== null && fits
    },

    needsRehash(passwordHash) {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
      const made: Record<keyof typeof COST, number> = { algorithm, memoryCost, timeCost, parallelism }
      return Object.entries(own).some(([name, value]) => made[name as keyof typeof COST] !== value)
    },
  }
}
