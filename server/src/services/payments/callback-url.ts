/** Below it, `/<merchant's code>` takes the callbacks of that merchant's payment provider (http/payment-callback.ts). */
export const CALLBACK_PATH = '/payments/callback'

/** Where the provider of a merchant reports; `site` is the address of one of the merchant's hosts. */
export const callbackUrl = (site: string, code: string): string => `${site}${CALLBACK_PATH}/${code}`
