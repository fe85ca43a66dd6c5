import type { CatalogueName } from '@foyer/contract/page'
import type { Parts } from '#merchant/parts.ts'

/** Code that comes after the page, and the texts it speaks from. */
export interface Later<Module> {
  readonly catalogues: readonly CatalogueName[]
  /** `parts`: where texts come from, for code that names others in its turn. */
  readonly load: (parts: Parts) => Promise<Module>
}

export const loadLater = async <Module>({ catalogues, load }: Later<Module>, parts: Parts): Promise<Module> => {
  const [module] = await Promise.all([load(parts), ...catalogues.map(name => parts.load(`texts.${name}`))])
  return module
}
