import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { identityCompanies } from './companies.ts'
import type { IdentityCompanyOf } from './identity-company.ts'

/** The company that the merchant's file names. */
export const companiesByChoice = (parts: ProviderParts): IdentityCompanyOf => {
  const made = createProviders(identityCompanies, parts)
  return ({ file }) => {
    const chosen = identityCompanies.find(({ isChosen }) => isChosen(file))
    return chosen && { name: chosen.name, company: made[chosen.name] }
  }
}
