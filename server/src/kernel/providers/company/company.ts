import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** What every account at a company has. */
export interface CompanyAccount {
  /** Address of its API, without a slash at the end. */
  readonly url: string
  /** Origins of the pages that it may name. */
  readonly pages: readonly string[]
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly address: URL
  /** Empty for a GET. */
  readonly body: string
}

export interface Company<Account extends CompanyAccount> {
  /** As errors call it, e.g. `the payment gateway`. */
  readonly name: string
  /** How long an answer is waited for, ms. */
  readonly timeoutMs: number
  /** The headers that tell whom a request is from. */
  readonly sign: (request: Request, account: Account) => Readonly<Record<string, string>>
  /** The statuses by which it says that it does not know the account; 401 if absent. */
  readonly unknownAccount?: readonly number[]
  /** Throws or returns undefined where the merchant has no account. */
  readonly accountOf: (merchant: ProviderMerchant) => Account | undefined
  /** Whether an answer is the company's own, and not of whatever stands between; absent where its wire says nothing of that. */
  readonly isOwn?: (answer: CompanyAnswer, account: Account) => boolean
}

/** An answer, and the headers by which its request was signed. */
export interface CompanyAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly signed: Readonly<Record<string, string>>
}
