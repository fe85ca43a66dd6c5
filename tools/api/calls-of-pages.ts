import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { calls, type CallName } from '@foyer/contract'
import { routes } from '../../web/src/app/routes/routes.ts'

const ROOT = join(import.meta.dirname, '../..')
const WEB = join(ROOT, 'web')

/** What runs around every page: the app, what comes before it, and the service worker. */
const ENTRIES = ['app/entry-client.tsx', 'app/early.ts', 'app/faults/send-fault.ts', 'worker/service-worker.ts'].map(name => join(WEB, 'src', name))

interface Source {
  /** Files that come with it. */
  readonly now: readonly string[]
  /** Files that are loaded later, by `import()`. */
  readonly later: readonly string[]
  readonly calls: readonly CallName[]
}

/** Code that runs without the client of calls names the path. */
const byPath = new Map(Object.entries(calls).map(([name, { path }]) => [path as string, name as CallName]))
const callNamed = (text: string): CallName | undefined => (text in calls ? (text as CallName) : byPath.get(text))

const fileOf = (from: string, name: string): string | undefined => {
  const file = name.startsWith('#') ? join(WEB, 'src', name.slice(1)) : name.startsWith('.') ? join(dirname(from), name) : undefined
  return file !== undefined && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}

const sources = new Map<string, Source>()
const sourceOf = (file: string): Source => {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name = '']) => fileOf(file, name) ?? [])
  const source = {
    now: found(/^(?:import|export) (?!type )[^']*?from '([^']+)'/gm),
    later: found(/\bimport\('([^']+)'\)/g),
    calls: [...text.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'|fetch\('(\/wps\/[A-Za-z/_.]+)'/g)].flatMap(
      ([, name, path]) => callNamed(name ?? path ?? '') ?? [],
    ),
  }
  sources.set(file, source)
  return source
}

/** Files that can be reached from these, at once or also later; `without` are left out with all that is behind them. */
const reached = (starts: readonly string[], alsoLater: boolean, without: ReadonlySet<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const left = [...starts]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file) || without.has(file)) continue
    seen.add(file)
    const { now, later } = sourceOf(file)
    left.push(...now, ...(alsoLater ? later : []))
  }
  return seen
}

const callsIn = (files: ReadonlySet<string>): readonly CallName[] => [...new Set([...files].flatMap(file => sourceOf(file).calls))].toSorted()

interface Needs {
  /** Made by code that comes with the page. */
  readonly now: readonly CallName[]
  /** Made by code that a step of the player loads. */
  readonly later: readonly CallName[]
}

const needsOf = (starts: readonly string[], without: ReadonlySet<string>): Needs => {
  const now = callsIn(reached(starts, false, without))
  return { now, later: callsIn(reached(starts, true, without)).filter(name => !now.includes(name)) }
}

/** The calls of the app around every page, and of each page beside those, by its address: from what the code of each imports. */
export const callsOfPages = (): { readonly frame: Needs; readonly pages: ReadonlyMap<string, Needs> } => {
  const modules = new Map(routes.map(({ path, module }) => [path, join(WEB, module)]))
  const all = new Set(modules.values())
  const tables = new Set(['routes', 'member-pages'].map(name => join(WEB, `src/app/routes/${name}.ts`)))
  const frame = needsOf(ENTRIES, new Set([...all, ...tables]))
  return { frame, pages: new Map([...modules].map(([path, module]) => [path, needsOf([module], new Set())])) }
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.map(name => `\`${name}\``).join(', '))

/** docs/api/pages.md. */
export const pagesPage = (): string => {
  const { frame, pages } = callsOfPages()
  const used = new Set([frame, ...pages.values()].flatMap(({ now, later }) => [...now, ...later]))
  const unused = (Object.keys(calls) as CallName[]).filter(name => !used.has(name))
  return [
    '# The calls of the pages',
    '',
    `Made by \`npm run openapi\` from the route table and from what the code of each page imports (\`${relative(ROOT, import.meta.filename)}\`). "With it" are calls that code of the page itself makes, "later" those of code that a step of the player loads. A page whose back end lacks a call stays usable, and says that something is not available ([a back end of one's own](../own-back-end.md)).`,
    '',
    '## Around every page',
    '',
    `- With it: ${list(frame.now)}`,
    `- Later: ${list(frame.later)}`,
    ...[...pages].flatMap(([path, { now, later }]) => ['', `## ${path}`, '', `- With it: ${list(now)}`, `- Later: ${list(later)}`]),
    '',
    '## Of no page',
    '',
    `What the pages carry already, what the browser itself reads (\`system.manifest\`), and what is for the programs of an operator: ${list(unused)}.`,
    '',
  ].join('\n')
}
