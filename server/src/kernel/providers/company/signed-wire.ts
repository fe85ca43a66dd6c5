import type { Callback } from './callback.ts'
import type { Company, CompanyAccount } from './company.ts'
import { headerOf, isFresh, isSigned, sign, timestampOf } from './signature.ts'

/** An account at a company, and what it signs with. */
export interface SignedAccount extends CompanyAccount {
  readonly account: string
  /** Requests are signed with the first one; a callback may be signed with any. */
  readonly keys: readonly [string, ...string[]]
}

/** The account of a merchant's settings and secrets: with the key that follows, where one is named. */
export const signedAccount = (
  { url, account }: { readonly url: string; readonly account: string },
  { key, nextKey }: { readonly key: string; readonly nextKey?: string | undefined },
  pages: readonly string[] = [],
): SignedAccount => ({ url, account, pages, keys: nextKey === undefined ? [key] : [key, nextKey] })

/** The headers of a wire that is signed as docs/payment-providers.md says; `prefix` is how they begin, e.g. `x-payment`. */
export const signedHeaders = (prefix: string) => ({
  account: `${prefix}-account`,
  timestamp: `${prefix}-timestamp`,
  signature: `${prefix}-signature`,
})

interface SignedWire<Account extends SignedAccount> extends Required<Pick<Company<Account>, 'sign' | 'isOwn'>> {
  /** Why a callback is not the account's; undefined where it is. */
  readonly faultOf: (callback: Callback, account: Account | undefined) => 'stale' | 'signature' | undefined
}

/** A wire whose requests, answers and callbacks are signed as docs/payment-providers.md says. */
export const signedWire = <Account extends SignedAccount>(prefix: string, clock: () => Date): SignedWire<Account> => {
  const names = signedHeaders(prefix)
  return {
    sign({ method, address, body }, { account, keys }) {
      const timestamp = timestampOf(clock())
      const signature = sign(keys[0], timestamp, `${method} ${address.pathname}${address.search}`, body)
      return { [names.account]: account, [names.timestamp]: timestamp, [names.signature]: signature }
    },

    isOwn({ status, headers, text, signed }, { keys }) {
      const timestamp = headers.get(names.timestamp) ?? undefined
      const subject = `answer ${status} ${signed[names.signature] ?? ''}`
      return isFresh(timestamp, clock()) && isSigned(keys, headers.get(names.signature) ?? undefined, timestamp, subject, Buffer.from(text))
    },

    faultOf({ headers, body }, account) {
      const timestamp = headerOf(headers, names.timestamp)
      if (!account) return 'signature'
      // The time first: it costs less than the signature, which covers it.
      if (!isFresh(timestamp, clock())) return 'stale'
      return isSigned(account.keys, headerOf(headers, names.signature), timestamp, 'callback', body) ? undefined : 'signature'
    },
  }
}
