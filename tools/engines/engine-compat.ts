import { createRequire } from 'node:module'
import { OLDEST_ENGINES } from '@foyer/contract/engines'
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

// What the oldest engines have, by the tables of MDN.

/** Read as it is: as a module, the 16 MB would take every test half a minute. */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as unknown

const { chrome, safari } = OLDEST_ENGINES
/** Each browser of the tables that runs one of our engines. */
const BROWSERS = {
  chrome,
  chrome_android: chrome,
  webview_android: chrome,
  safari,
  safari_ios: safari,
} as const satisfies Readonly<Partial<Record<keyof CompatStatement['support'], readonly [number, number]>>>

const isWithin = (version: unknown, [major, minor]: readonly [number, number]): boolean => {
  const found = typeof version === 'string' ? /^≤?(\d+)(?:\.(\d+))?/.exec(version) : null
  return found !== null && (Number(found[1]) < major || (Number(found[1]) === major && Number(found[2] ?? 0) <= minor))
}

const list = <Value>(value: Value | readonly Value[]): readonly Value[] => (Array.isArray(value) ? (value as readonly Value[]) : [value as Value])

/** The browsers in whose oldest promised version something is missing. `prefixes`: those of names that stand beside it. */
export const lacking = ({ support }: CompatStatement, prefixes: readonly string[] = []): readonly string[] =>
  Object.entries(BROWSERS).flatMap(([name, oldest]) => {
    const statements = support[name as keyof typeof BROWSERS]
    if (statements === undefined) return []
    const has = (one: SimpleSupportStatement): boolean =>
      one.flags === undefined &&
      one.alternative_name === undefined &&
      (one.prefix === undefined || prefixes.includes(one.prefix)) &&
      isWithin(one.version_added, oldest) &&
      !isWithin(one.version_removed, oldest)
    return list<SimpleSupportStatement>(statements).some(has) ? [] : [name]
  })

/** A use of something that an oldest engine lacks. */
export interface Use {
  /** What is used, in one line: `Object.hasOwn`, `color-mix()`. */
  readonly use: string
  /** Why it is refused: the browsers that lack it, or what else is wrong. */
  readonly why: string
}

/** A place in the tables: who has it, and what is below it by name. */
export interface Entry {
  readonly statement: CompatStatement | undefined
  readonly below: ReadonlyMap<string, Entry>
}

const NOTHING: Entry = { statement: undefined, below: new Map() }

const entryOf = (raw: unknown): Entry => {
  const { __compat, ...names } = raw as { readonly __compat?: CompatStatement } & Readonly<Record<string, unknown>>
  const below = Object.entries(names).filter(([, inner]) => typeof inner === 'object' && inner !== null)
  return { statement: __compat, below: new Map(below.map(([name, inner]) => [name, entryOf(inner)])) }
}

/** The part of the tables at a path of names. */
export const table = (...path: readonly string[]): Entry =>
  entryOf(path.reduce<unknown>((raw, name) => (raw as Readonly<Record<string, unknown>>)[name] ?? {}, data))

export const inTable = ({ below }: Entry, name: string): Entry => below.get(name) ?? NOTHING

/** The browsers that lack something, by any of the statements about it; undefined if one of these is fine, or there is none. */
export const missing = (statements: readonly (CompatStatement | undefined)[], prefixes?: readonly string[]): string | undefined => {
  const all = statements.flatMap(statement => (statement ? [lacking(statement, prefixes)] : []))
  return all.length > 0 && all.every(browsers => browsers.length > 0) ? all[0]?.join(', ') : undefined
}
