import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { KeyParts, KeptKeys, KeyStores, KeptKey } from './kept-key.ts'
import type { KeptRow } from './server-key-store.ts'

/** What keys are sealed for before they are stored. */
export const SIGNING_SEAL = 'signing-key'
/** A server reads the keys again after this time, ms. */
export const KEYS_FRESH_MS = 5_000

/** Keys with this name, made by `generate` and stored sealed; every worker has the same. */
export const keptKeys = (name: string, generate: () => KeyObject, { serverKeys, seals, clock }: KeyParts): KeptKeys => {
  // In the names of the keys, so that another SECRET_KEY gets other keys instead of those that it cannot open.
  const mark = seals.mark(SIGNING_SEAL, name).slice(0, 16)
  const prefixOf = (merchant: string) => `${name}/${merchant}:${mark}:`
  const opened = new Map<string, KeyObject>()
  let kept: readonly KeptRow[] = []
  let readAt = -Infinity

  // Only what is committed is kept: a unit of work that makes a key may still end in nothing.
  const rows = async (stores: KeyStores): Promise<readonly KeptRow[]> => {
    const now = clock().getTime()
    if (now >= readAt && now - readAt < KEYS_FRESH_MS) return kept
    const read = await stores.serverKeys.beginningWith(name)
    if (stores.serverKeys !== serverKeys) return read
    ;[kept, readAt] = [read, now]
    return read
  }

  const open = ({ name: row, key, createdAt }: KeptRow): KeptKey => {
    const privateKey = opened.get(row) ?? createPrivateKey(seals.open(SIGNING_SEAL, key))
    opened.set(row, privateKey)
    return { name: row, privateKey, createdAt }
  }

  const ofMerchant = (all: readonly KeptRow[], merchant: string): readonly KeptRow[] =>
    all.filter(row => row.name.startsWith(prefixOf(merchant))).toReversed()

  /** With the one that all merchants had together, at the end. */
  const withShared = (all: readonly KeptRow[], merchant: string): readonly KeptKey[] =>
    [...ofMerchant(all, merchant), ...all.filter(row => row.name === `${name}:${mark}`)].map(open)

  const make = async ({ serverKeys: store }: KeyStores, merchant: string, version: number): Promise<void> => {
    const fresh = generate().export({ type: 'pkcs8', format: 'pem' })
    await store.keep(`${prefixOf(merchant)}${version}`, seals.seal(SIGNING_SEAL, fresh.toString()), clock())
  }

  return {
    async of(stores, merchant) {
      let all = await rows(stores)
      if (ofMerchant(all, merchant).length === 0) {
        await make(stores, merchant, 1)
        readAt = -Infinity
        all = await rows(stores)
      }
      const [newest, ...others] = withShared(all, merchant)
      if (!newest) throw new Error(`there is no key ${name} of ${merchant}, though one was just made`)
      return [newest, ...others]
    },

    existing: async (stores, merchant) => withShared(await stores.serverKeys.beginningWith(name), merchant),

    async add(stores, merchant) {
      const all = await stores.serverKeys.beginningWith(prefixOf(merchant))
      await make(stores, merchant, all.length + 1)
    },
  }
}
