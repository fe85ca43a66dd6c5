/** A result with its sign; nothing lost and nothing won has none. */
export const signedSum = (sum: number, money: (amount: number) => string): string => `${sum > 0 ? '+' : sum < 0 ? '−' : ''}${money(Math.abs(sum))}`
