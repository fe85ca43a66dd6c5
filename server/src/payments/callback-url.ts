/** Below it, `/<merchant's code>` takes the callbacks of that merchant's payment provider (payments/payment-callback.ts). */
export const CALLBACK_PATH = '/payments/callback'

/** Where the provider of a merchant reports; `address` is where partners call the merchant (kernel/merchants/public-address.ts). */
export const callbackUrl = (address: string, code: string): string => `${address}${CALLBACK_PATH}/${code}`
