import type { PageData, PageParts, PartName } from '@foyer/contract/page'

interface Entry {
  readonly promise: Promise<unknown>
  value?: unknown
  failed?: true
}

/** Keeps the value, and says so on the promise where React looks: `use()` then gives it at once. */
const keep = (entry: Entry, value: unknown): Entry => {
  const promise = Object.assign(entry.promise, { status: 'fulfilled', value })
  return Object.assign(entry, { promise, value })
}

/** The parts of pages: those in the document, and those fetched later, each once. */
export interface Parts {
  /** The part if it is already loaded. */
  ready<Name extends PartName>(name: Name): PageParts[Name] | undefined
  /** Loads in advance; a load that failed before is tried again. */
  load<Name extends PartName>(name: Name): Promise<PageParts[Name]>
  /**
   * For `use()`: always the same promise, even a failed one, because otherwise a component that cannot load would retry for ever. `use()` does not
   * wait for one that is kept.
   */
  pending<Name extends PartName>(name: Name): Promise<PageParts[Name]>
}

/** Parts that are needed at the same time are fetched by one `fetchAll`. */
export const createParts = (
  { catalogues, content }: Pick<PageData, 'catalogues' | 'content'>,
  fetchAll: (names: readonly PartName[]) => Promise<Partial<PageParts>>,
): Parts => {
  const brought: Record<string, unknown> = { ...content }
  for (const [name, texts] of Object.entries(catalogues)) brought[`texts.${name}`] = texts
  const entries = new Map(Object.entries(brought).map(([name, value]) => [name, keep({ promise: Promise.resolve(value) }, value)]))
  let together: { readonly names: PartName[]; readonly answer: Promise<Partial<PageParts>> } | undefined

  const fetchOne = async (name: PartName): Promise<unknown> => {
    if (!together) {
      const names: PartName[] = []
      const send = () => {
        together = undefined
        return fetchAll(names)
      }
      together = { names, answer: Promise.resolve().then(send) }
    }
    together.names.push(name)
    return (await together.answer)[name]
  }

  const begin = (name: PartName): Entry => {
    const entry: Entry = { promise: fetchOne(name) }
    entries.set(name, entry)
    entry.promise.then(
      value => keep(entry, value),
      () => (entry.failed = true),
    )
    return entry
  }

  const parts = {
    ready: (name: PartName) => entries.get(name)?.value,
    load: (name: PartName) => {
      const entry = entries.get(name)
      return (entry && !entry.failed ? entry : begin(name)).promise
    },
    pending: (name: PartName) => (entries.get(name) ?? begin(name)).promise,
  }
  // The type fits: document and server both store each part under its name.
  return parts as Parts
}
