import { SIGNING_SEAL } from '#kernel/crypto/kept-keys.ts'
import type { Seals } from '#kernel/security/seals.ts'
import type { End } from './end.ts'

interface KeyRow {
  readonly name: string
  readonly key: string
  readonly created_at: Date
}

const keysOf = async ({ client }: End): Promise<readonly KeyRow[]> =>
  (await client.query<KeyRow>('select name, key, created_at from server_keys order by name')).rows

/** What a sealed key says; the same key is sealed into another text each time. */
const opened = (seals: Seals, { name, key }: KeyRow): string | undefined => {
  for (const purpose of [name, SIGNING_SEAL]) {
    try {
      return seals.open(purpose, key)
    } catch {
      // It is sealed for the other purpose, or is no sealed text.
    }
  }
  return undefined
}

const areSame = (seals: Seals, one: KeyRow, other: KeyRow): boolean => {
  if (one.key === other.key) return true
  const text = opened(seals, one)
  return text !== undefined && text === opened(seals, other)
}

/**
 * Gives the target the server's keys that it lacks: what is sealed, marked and signed for a merchant must be opened, found and proven there too. Throws where a
 * key there is another one, because a server began there by itself. Returns the names of what was given.
 */
export const shareKeys = async (source: End, target: End, seals: Seals): Promise<readonly string[]> => {
  const there = new Map((await keysOf(target)).map(row => [row.name, row]))
  const own = await keysOf(source)
  const other = own.filter(row => {
    const known = there.get(row.name)
    return known && !areSame(seals, row, known)
  })
  if (other.length > 0)
    throw new Error(
      `The other database has keys of its own (${other.map(({ name }) => name).join(', ')}): a cell gets the same SECRET_KEY, and its keys by "cell join", before its first server starts.`,
    )
  const missing = own.filter(({ name }) => !there.has(name))
  for (const { name, key, created_at: at } of missing)
    await target.client.query('insert into server_keys (name, key, created_at) values ($1, $2, $3) on conflict do nothing', [name, key, at])
  return missing.map(({ name }) => name)
}
