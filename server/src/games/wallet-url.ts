/** Below it, `/<merchant's code>/<call>` takes what vendors ask of the wallet (games/vendor-wire.ts). */
export const WALLET_PATH = '/vendor/v1'

/** Where the vendors of a merchant ask for money; `address` is where partners call the merchant (kernel/merchants/public-address.ts). */
export const walletUrl = (address: string, code: string): string => `${address}${WALLET_PATH}/${code}`
