/** What a provider knows of a merchant: its own settings it gets by `accountOf`. */
export interface ProviderMerchant {
  readonly code: string
  /** merchant.json */
  readonly file: object
}
