import type { CompatStatement } from '@mdn/browser-compat-data'
import { missing, table, type Entry } from './engine-compat.ts'

// The members of the platform that a script may use, by the tables of MDN.

/** Every interface and built-in object, with its members. */
const owners: readonly (readonly [name: string, entry: Entry])[] = [
  table('api'),
  table('javascript', 'builtins'),
  table('javascript', 'builtins', 'Intl'),
].flatMap(({ below }) => [...below])

const byName = (entries: readonly (readonly [string, CompatStatement | undefined])[]): ReadonlyMap<string, readonly CompatStatement[]> => {
  const found = new Map<string, CompatStatement[]>()
  for (const [name, statement] of entries) if (statement) found.set(name, [...(found.get(name) ?? []), statement])
  return found
}

const membersOf = ({ below }: Entry) => [...below].map(([name, { statement }]) => [name, statement] as const)

/** Names that are there without an owner, e.g. `structuredClone`, `BroadcastChannel`. */
const globals = byName(owners.map(([name, { statement }]) => [name, statement]))
/** Members by `Owner.name`, static ones too. */
const owned = byName(
  owners.flatMap(([owner, entry]) => membersOf(entry).map(([name, statement]) => [`${owner}.${name.replace(/_static$/, '')}`, statement] as const)),
)
/** By name alone: a name is fine where anything promised has it. */
const anywhere = byName(owners.flatMap(([, entry]) => membersOf(entry)))
/** Those of what is itself in every oldest engine: who owns a value is not known, and a name of something newer alone means nothing. */
const known = new Set(owners.flatMap(([, entry]) => (missing([entry.statement]) === undefined ? [...entry.below.keys()] : [])))

/** Global values and what they are. */
const KINDS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  sessionStorage: 'Storage',
  window: 'Window',
}

/** Why a global name cannot be relied on; undefined if it can, or is none of the platform's. */
export const missingGlobal = (name: string): string | undefined => missing(globals.get(name) ?? [])

const statementsOf = (owner: string, name: string): readonly CompatStatement[] | undefined => {
  const kind = KINDS[owner] ?? owner
  return owned.get(`${kind}.${name}`) ?? (kind === 'Window' || owner === 'globalThis' ? globals.get(name) : undefined)
}

/** Whether a global value, as `URL` or `navigator`, has such a member anywhere. */
export const hasMember = (owner: string, name: string): boolean => statementsOf(owner, name) !== undefined

/** Why a member of a global value, as in `URL.canParse` or `navigator.share`, cannot be relied on. */
export const missingMember = (owner: string, name: string): string | undefined => missing(statementsOf(owner, name) ?? [])

/** Why a method cannot be relied on, whatever owns it. */
export const missingMethod = (name: string): string | undefined => (known.has(name) ? missing(anywhere.get(name) ?? []) : undefined)

/** Why an event cannot be relied on. */
export const missingEvent = (name: string): string | undefined => missingMethod(`${name}_event`)
