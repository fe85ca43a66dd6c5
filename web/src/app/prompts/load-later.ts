import type { CatalogueName } from '@foyer/contract/page'
import type { Parts } from '#merchant/parts.ts'

/** Code that loads after the page, and its texts. */
export interface Later<Module> {
  readonly catalogues: readonly CatalogueName[]
  /** `parts`: the source of texts, for code that loads further code. */
  readonly load: (parts: Parts) => Promise<Module>
}

export const loadLater = async <Module>({ catalogues, load }: Later<Module>, parts: Parts): Promise<Module> => {
  const [module] = await Promise.all([load(parts), ...catalogues.map(name => parts.load(`texts.${name}`))])
  return module
}
