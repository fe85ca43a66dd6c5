/** Below it, `/<merchant's code>` takes what the merchant's company decides about documents (identity-checks/identity-callback.ts). */
export const CALLBACK_PATH = '/identity-checks/callback'

/** Where the company of a merchant reports; `address` is where partners call the merchant (kernel/merchants/public-address.ts). */
export const callbackUrl = (address: string, code: string): string => `${address}${CALLBACK_PATH}/${code}`
