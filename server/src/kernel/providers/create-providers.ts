import type { ProviderParts } from './declare-provider.ts'

interface Creatable {
  readonly name: string
  create(parts: ProviderParts): unknown
}

/** The providers of a list, by name. */
type Created<List extends readonly Creatable[]> = { readonly [Item in List[number] as Item['name']]: ReturnType<Item['create']> }

/** Makes all providers of a kind; the merchant's settings select one. */
export const createProviders = <List extends readonly Creatable[]>(list: List, parts: ProviderParts) =>
  Object.fromEntries(list.map(provider => [provider.name, provider.create(parts)])) as Created<List>
