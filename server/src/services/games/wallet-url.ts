/** Below it, `/<merchant's code>/<call>` takes what vendors ask of the wallet (http/vendor-wire.ts). */
export const WALLET_PATH = '/vendor/v1'

/** Where the vendors of a merchant ask for money; `site` is the address of one of the merchant's hosts. */
export const walletUrl = (site: string, code: string): string => `${site}${WALLET_PATH}/${code}`
