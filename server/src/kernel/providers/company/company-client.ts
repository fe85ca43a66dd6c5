import type { Static, TSchema } from 'typebox'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'
import type { CompanyAccount, Company } from './company.ts'
import { readJson } from './read-json.ts'

const isWorthATry = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500

/**
 * Asks a company that merchants have accounts at. Throws `CredentialsRefused` where it does not know the account, `PermanentFailure` where it
 * definitely refuses, and any other error where what became of the request is open. Words of the company stay out of errors, because they may
 * repeat what was sent.
 */
export const companyClient = <Account extends CompanyAccount>(
  { fetch }: Pick<ProviderParts, 'fetch'>,
  { name, timeoutMs, sign, accountOf, isOwn, unknownAccount = [401] }: Company<Account>,
) => {
  const accountOr = (merchant: ProviderMerchant): Account => {
    const account = accountOf(merchant)
    if (!account) throw new PermanentFailure(`${merchant.code} has no account at ${name}`)
    return account
  }

  const readable = <Schema extends TSchema>(merchant: ProviderMerchant, schema: Schema, text: string | undefined): Static<Schema> => {
    const answer = text === undefined ? undefined : readJson(schema, text)
    if (answer === undefined) throw new Error(`${name} of ${merchant.code} gave an answer that cannot be read`)
    return answer
  }

  return {
    accountOr,

    /**
     * The answer's text; undefined where a GET is answered with 404. `path` follows the account's address. `unclear`: statuses that are no definite
     * refusal of this request.
     */
    async call(
      merchant: ProviderMerchant,
      method: 'GET' | 'POST',
      path: string,
      content?: object,
      unclear: readonly number[] = [],
    ): Promise<string | undefined> {
      const account = accountOr(merchant)
      const request = { method, address: new URL(`${account.url}${path}`), body: content === undefined ? '' : JSON.stringify(content) }
      const signed = sign(request, account)
      const reply = await fetch(request.address, {
        method,
        headers: { ...(content !== undefined && { 'content-type': 'application/json' }), ...signed },
        ...(content !== undefined && { body: request.body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status, headers } = reply
      const reason = `${name} of ${merchant.code} answered ${status}`
      const text = await reply.text()
      if (unknownAccount.includes(status)) throw new CredentialsRefused(reason)
      if (isWorthATry(status)) throw new TryLater(reason, { after: retryAfterOf(reply) })
      // What stands between may answer too, while the company has taken the request.
      if (isOwn && !isOwn({ status, headers, text, signed }, account)) throw new Error(`${reason}, but did not sign it`)
      if (reply.ok) return text
      if (status === 404 && method === 'GET') return undefined
      throw unclear.includes(status) ? new Error(reason) : new PermanentFailure(reason)
    },

    /** The answer in its form. One that cannot be read leaves open what became of the request. */
    readable,

    /** The address of a page, which is sent to players: only at an origin that the operator has named. */
    ownPage(merchant: ProviderMerchant, url: string): string {
      if (accountOr(merchant).pages.includes(URL.parse(url)?.origin ?? '')) return url
      throw new PermanentFailure(`${name} of ${merchant.code} named a page at an address that is not its own`)
    },
  }
}
