import { posix } from 'node:path'

// Which of the browser's stories a change may touch: by the pages that they open and the calls that they name (docs/testing.md).

/** The text of each source, by its path from the repository's root. */
export type Sources = Readonly<Record<string, string>>

/** A page: where it is opened, the file that draws it, and the catalogues of its words. */
export interface PageRoute {
  readonly path: string
  /** From the folder `web/`. */
  readonly module: string
  readonly catalogues: readonly string[]
}

const IMPORT = /(?:\bfrom|\bimport)[ (]*'([^']+)'/g
/** The list of all pages: whoever imports it does not draw them all. */
const LIST_OF_PAGES = 'web/src/app/routes/'
const ENTRIES = ['web/src/app/entry-client.tsx', 'web/src/app/entry-server.tsx', 'web/src/app/early.ts']

const candidatesOf = (file: string, target: string): readonly string[] => {
  if (target.startsWith('.')) return [posix.join(posix.dirname(file), target)]
  if (target.startsWith('#')) return [`${file.split('/')[0]}/src/${target.slice(1)}`]
  const [, name, rest = 'index'] = /^@foyer\/([^/]+)(?:\/(.+))?$/.exec(target) ?? []
  if (name === undefined) return []
  return [`${name}/${rest}`, ...['.ts', '.tsx'].map(ending => `${name}/src/${rest}${ending}`)]
}

/** Finds all that a file needs, at once or late, itself among them. The list of pages is not followed. */
const graphOf = (sources: Sources) => {
  const imports = new Map<string, readonly string[]>()
  const importsOf = (file: string): readonly string[] => {
    const known = imports.get(file)
    if (known) return known
    const targets = [...(sources[file] ?? '').matchAll(IMPORT)].map(([, target = '']) => target)
    const found = targets.flatMap(target => candidatesOf(file, target).find(path => path in sources) ?? [])
    imports.set(file, found)
    return found
  }
  return (file: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const visit = (path: string) => {
      if (found.has(path)) return
      found.add(path)
      if (!path.startsWith(LIST_OF_PAGES)) for (const next of importsOf(path)) visit(next)
    }
    visit(file)
    return found
  }
}

const touches = (needed: Iterable<string>, changed: ReadonlySet<string>) => [...needed].some(file => changed.has(file))
/** The words that a page shows, by their keys. */
const wordsIn = (text: string) => [...text.matchAll(/\('([a-z0-9]+(?:_[a-z0-9]+)+)'/g)].map(([, key = '']) => key)

/** Changes to these touch no story: they are not part of what runs in a browser or answers it. */
const OUTSIDE =
  /^(?:docs|tools|bench|draw-check|\.ci)\/|\.md$|\.test\.tsx?$|^e2e\/src\/[^/]+\.firebase\.ts$|^(?:server|web|game-company)\/src\/.*\/?testing\//
/** What runs in a browser, or answers it, and is no source that is read here: a merchant's file, a style. */
const RUNS = /^(?:web|server|game-company|payment-sandbox|merchants|contract)\//
const CATALOGUE = /^texts\/[A-Z]+\/([a-z]+)\.json$/

/** The stories that a change may touch: `'all'` where it reaches every page or every call. Paths from the repository's root. */
export const storiesTouchedBy = (changed: readonly string[], sources: Sources, routes: readonly PageRoute[]): readonly string[] | 'all' => {
  const neededBy = graphOf(sources)
  const textOf = (file: string) => sources[file] ?? ''
  const inside = changed.filter(file => !OUTSIDE.test(file))
  const code = new Set(inside.filter(file => file in sources))
  const shell = new Set(ENTRIES.flatMap(entry => [...neededBy(entry)]))
  const services = Object.keys(sources)
    .filter(file => /\bService<'/.test(textOf(file)))
    .map(file => ({ needed: neededBy(file), calls: [...textOf(file).matchAll(/\bService<'([^']+)'/g)].map(([, name = '']) => name) }))

  const answering = new Set(services.flatMap(({ needed }) => [...needed]))
  const isBeforeCalls = (file: string) => file.startsWith('server/src/') && !answering.has(file)
  const isNoSource = (file: string) => !(file in sources) && !CATALOGUE.test(file) && RUNS.test(file)
  if (touches(shell, code) || [...code].some(isBeforeCalls) || inside.some(isNoSource)) return 'all'

  const calls = services.filter(({ needed }) => touches(needed, code)).flatMap(service => service.calls)
  const namesCall = (text: string) => calls.some(call => text.includes(`'${call}'`) || text.includes(`/wps/${call.replace('.', '/')}`))
  const catalogues = new Set(inside.flatMap(file => CATALOGUE.exec(file)?.[1] ?? []))
  const pages = routes.filter(route => {
    const own = [...neededBy(`web/${route.module}`)].filter(file => !shell.has(file))
    return touches(own, code) || route.catalogues.some(name => catalogues.has(name)) || own.some(file => namesCall(textOf(file)))
  })
  const words = new Set([...code].filter(file => file.startsWith('web/')).flatMap(file => wordsIn(textOf(file))))
  const isNamedIn = (text: string) => {
    // Nearly every story ends at home, or passes sign-in.
    const opened = text.replaceAll(/waitForURL\('[^']*\/m\/(?:home|login)[^)]*\)/g, '')
    return pages.some(({ path }) => new RegExp(`${path}(?![A-Za-z/])`).test(opened)) || wordsIn(text).some(key => words.has(key))
  }
  return Object.keys(sources).filter(story => {
    if (!story.endsWith('.e2e.ts')) return false
    const own = [...neededBy(story)].filter(file => file.startsWith('e2e/'))
    // It opens every page there is.
    if (story.endsWith('/accessibility.e2e.ts') && pages.length > 0) return true
    return touches(own, code) || own.some(file => namesCall(textOf(file)) || isNamedIn(textOf(file)))
  })
}
