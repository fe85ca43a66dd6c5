/** What the ledger calls a movement of a provider of games. */
export const gameReference = (provider: string, transaction: string): string => `${provider}:${transaction}`
