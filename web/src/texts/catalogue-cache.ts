import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import type { Catalogue } from '@foyer/texts'

interface Entry {
  readonly promise: Promise<Catalogue>
  value?: Catalogue
  failed?: true
}

/** Path → what loads it. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<Catalogue>>>

// As catalogues.ts globs them.
const FOLDER = '../../../texts'

/** Catalogues that arrive after the page, each fetched once; merchant overrides are not in them. */
export const createCatalogues = (source: CatalogueFiles) => {
  const entries = new Map<string, Entry>()

  const begin = (language: LanguageCode, name: CatalogueName): Entry => {
    const key = `${language}/${name}`
    const file = source[`${FOLDER}/${key}.json`]
    const entry: Entry = { promise: file ? file() : Promise.reject(new Error(`There is no catalogue ${key}`)) }
    entries.set(key, entry)
    entry.promise.then(
      value => (entry.value = value),
      () => (entry.failed = true),
    )
    return entry
  }

  const entryOf = (language: LanguageCode, name: CatalogueName) => entries.get(`${language}/${name}`)

  return {
    /** The catalogue if it is here already. */
    ready: (language: LanguageCode, name: CatalogueName): Catalogue | undefined => entryOf(language, name)?.value,
    /** Loads ahead of need; a load that failed before is tried again. */
    load: (language: LanguageCode, name: CatalogueName): Promise<Catalogue> => {
      const entry = entryOf(language, name)
      return (entry && !entry.failed ? entry : begin(language, name)).promise
    },
    /** For `use()`: always the same promise, failed or not, else a component that cannot load would begin anew for ever. */
    pending: (language: LanguageCode, name: CatalogueName): Promise<Catalogue> => (entryOf(language, name) ?? begin(language, name)).promise,
  }
}
