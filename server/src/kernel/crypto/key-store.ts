import { and, desc, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { prepared, slot } from '#kernel/db/prepared.ts'
import { envelopeDigests, rsaKeys } from './schema.ts'

/** An RSA key pair that seals encrypted calls (spec 1 §7, Encryption). Shared by all workers. */
export interface KeyPair {
  /** base64 of SPKI DER: what `session/key/rsa` answers and `X-RSA` names. */
  readonly publicKey: string
  /** PKCS8 PEM, sealed with the server's own key (`Seals`). */
  readonly privateKey: string
  readonly createdAt: Date
  /** Set when a newer key replaces it; it opens envelopes until then, 10 minutes more. */
  readonly retiresAt: Date | null
}

export interface KeyStore {
  /** Keys that still open envelopes, newest first. */
  usable(now: Date): Promise<readonly KeyPair[]>
  /** Adds the key and retires the others at `retireOthersAt`, unless one that another worker added since `newerThan` is in use; returns whether it was added. */
  rotate(key: KeyPair, retireOthersAt: Date, newerThan: Date): Promise<boolean>
  /** Retires every key at `at`: whoever needs one next makes another. */
  retire(at: Date): Promise<void>
  /** The keys that are given out, the newest first, and how many more still open envelopes. */
  inUse(now: Date): Promise<{ readonly newest: Pick<KeyPair, 'publicKey' | 'createdAt'> | undefined; readonly retiring: number }>
  /** Accepts an envelope's digest once: false if any worker has seen it before. */
  acceptOnce(digest: string, until: Date): Promise<boolean>
  /** Removes retired keys and expired digests. */
  sweep(now: Date): Promise<void>
}

/** The number is arbitrary, but all workers must use the same. */
const ROTATION_LOCK = 7_026_312

const accepting = (): SQL => sql`
  insert into ${envelopeDigests} (digest, until) values (${slot('digest', envelopeDigests.digest)}, ${slot('until', envelopeDigests.until)})
  on conflict do nothing returning 1`

export const keyStore = (db: Database): KeyStore => {
  const accept = prepared(db, 'envelopes_accept', accepting)

  return {
    async usable(now) {
      const isUsable = or(isNull(rsaKeys.retiresAt), gt(rsaKeys.retiresAt, now))
      return await db.select().from(rsaKeys).where(isUsable).orderBy(desc(rsaKeys.createdAt))
    },

    rotate: (key, retireOthersAt, newerThan) =>
      db.transaction(async unit => {
        await unit.execute(sql`select pg_advisory_xact_lock(${ROTATION_LOCK})`)
        const newer = await unit
          .select({ createdAt: rsaKeys.createdAt })
          .from(rsaKeys)
          .where(and(isNull(rsaKeys.retiresAt), gt(rsaKeys.createdAt, newerThan)))
          .limit(1)
        if (newer.length > 0) return false
        await unit.update(rsaKeys).set({ retiresAt: retireOthersAt }).where(isNull(rsaKeys.retiresAt))
        await unit.insert(rsaKeys).values(key)
        return true
      }),

    async retire(at) {
      await db.update(rsaKeys).set({ retiresAt: at }).where(isNull(rsaKeys.retiresAt))
    },

    async inUse(now) {
      const pairs = await this.usable(now)
      const newest = pairs.find(({ retiresAt }) => retiresAt === null)
      return { newest, retiring: pairs.filter(({ retiresAt }) => retiresAt !== null).length }
    },

    async acceptOnce(digest, until) {
      const accepted = await accept({ digest, until })
      return accepted.length === 1
    },

    async sweep(now) {
      await db.delete(rsaKeys).where(lte(rsaKeys.retiresAt, now))
      await db.delete(envelopeDigests).where(lte(envelopeDigests.until, now))
    },
  }
}
