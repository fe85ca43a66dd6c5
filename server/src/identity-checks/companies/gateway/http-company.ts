import type { CompanyNews, IdentityCompany } from '#identity-checks/companies/identity-company.ts'
import { RECEIVED } from '#kernel/providers/company/callback.ts'
import { companyClient } from '#kernel/providers/company/company-client.ts'
import { type SignedAccount, signedWire } from '#kernel/providers/company/signed-wire.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { CaseTaken, newsIn } from './wire.ts'

/** How the headers of the wire's signature begin. */
export const IDENTITY_HEADERS = 'x-identity'

/** ms; nobody waits for it, and three pictures are on their way. */
const TIMEOUT = 20_000

/** A company that speaks the wire of docs/identity-checks.md; `accountOf` throws or returns undefined where the merchant has no account. */
export const httpCompany = (
  { clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => SignedAccount | undefined,
): IdentityCompany => {
  const wire = signedWire(IDENTITY_HEADERS, clock)
  const { accountOr, call, readable } = companyClient<SignedAccount>(
    { fetch },
    { name: 'the company that checks documents', timeoutMs: TIMEOUT, accountOf, sign: wire.sign, isOwn: wire.isOwn },
  )

  return {
    async handIn({ webp, ...given }, merchant) {
      const content = { ...given, pictures: webp.map(data => ({ type: 'image/webp', data })) }
      const { id } = readable(merchant, CaseTaken, await call(merchant, 'POST', '/v1/checks', content, [409]))
      return { id }
    },

    async status(reference, merchant): Promise<CompanyNews | undefined> {
      const text = await call(merchant, 'GET', `/v1/checks/${reference}`)
      if (text === undefined) return undefined
      const news = newsIn(text, accountOr(merchant).account)
      if (news?.reference !== reference) throw new Error(`the company that checks documents of ${merchant.code} answered with another case`)
      return news
    },

    readCallback(callback, merchant) {
      const account = accountOf(merchant)
      const fault = wire.faultOf(callback, account)
      if (fault || !account) return fault ?? 'signature'
      return newsIn(callback.body.toString(), account.account) ?? 'unreadable'
    },

    received: RECEIVED,
  }
}
