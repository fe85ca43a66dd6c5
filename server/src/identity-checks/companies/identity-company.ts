import type { IdentityDocument, IdentityRefusal } from '@foyer/contract/identity-checks/identity-check-facts'
import type { ReportsByCallback } from '#kernel/providers/company/callback.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** A document that a company is to check. */
export interface IdentityCase {
  /** Our name for it. The same one again is the same case: it is checked once. */
  readonly reference: string
  readonly document: IdentityDocument
  /** In their order, each in base64. */
  readonly webp: readonly string[]
  /** What the account says of the member, as far as it is known: the name at the bank, month and day of birth (MM-DD), and the country (ISO 3166). */
  readonly stated: { readonly name: string | null; readonly birthday: string | null; readonly country: string | null }
  /** Years. */
  readonly minimumAge: number
  /** Where the company reports its decision. */
  readonly callbackUrl: string
}

/** What a company decided. Days are year, month and day. `staff`: it cannot decide. */
export type CompanyDecision =
  | { readonly state: 'accepted'; readonly born: string; readonly documentEnds: string }
  | { readonly state: 'refused'; readonly reason: IdentityRefusal }
  | { readonly state: 'staff' }

/** What a company says of a case. `id`: its own name for it. */
export type CompanyNews = { readonly reference: string; readonly id: string } & (CompanyDecision | { readonly state: 'pending' })

/**
 * A company that checks documents (docs/identity-checks.md). Its methods throw `CredentialsRefused` where it does not know the merchant's account,
 * `PermanentFailure` where it definitely does not take the case, and any other error where it is not known what became of the request.
 */
export interface IdentityCompany extends ReportsByCallback<ProviderMerchant, CompanyNews> {
  /** Resolves once the company has taken the case; its decision comes later. */
  handIn(given: IdentityCase, merchant: ProviderMerchant): Promise<{ readonly id: string }>
  /** How far it is; undefined if the company does not know the case. */
  status(reference: string, merchant: ProviderMerchant): Promise<CompanyNews | undefined>
}

/** The company that a merchant has chosen, and the name by which it did; undefined where staff alone decide. */
export type IdentityCompanyOf = (merchant: ProviderMerchant) => { readonly name: string; readonly company: IdentityCompany } | undefined
