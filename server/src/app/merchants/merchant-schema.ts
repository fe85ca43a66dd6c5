import { MerchantBase } from '@foyer/contract/merchant'
import { Budget } from '@foyer/contract/merchant/budget'
import { optional, strict } from '@foyer/contract/merchant/merchant-fields'
import Type, { type TSchema } from 'typebox'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { ProviderList } from '#kernel/providers/declare-provider.ts'
import { providerLists } from './providers.ts'

/** `"<kind>": { "provider": "<name>", … }`, or for each provider a setting of its own; several may share one. */
const settingsOf = ({ kind, list, choice }: ProviderList): Record<string, TSchema> => {
  if (!choice) return Object.fromEntries(list.map(({ place, schema }) => [place, optional(schema)]))
  const schemas = list.map(({ schema }) => (choice.hasBudget ? Type.Object({ ...schema.properties, budget: optional(Budget) }, strict) : schema))
  return { [kind]: optional(Type.Union(schemas, { description: choice.description })) }
}

/** The whole of `merchants/<code>/merchant.json`. Its type is put together by the subjects, from the same lists. */
export const merchantSchema = Type.Unsafe<MerchantFile>(
  Type.Object({ ...MerchantBase.properties, ...Object.assign({}, ...providerLists.map(settingsOf)) }, strict),
)
