/** What a provider knows of a merchant; it gets its own settings by `accountOf`. */
export interface ProviderMerchant {
  readonly code: string
  /** merchant.json */
  readonly file: object
  /** `decimals`: those that its sums are booked with. */
  readonly settings: { readonly decimals: number }
}
