import { amountText } from '@foyer/contract/money/amount'

/** An amount in the smallest unit, as a field has it that is filled in for the player: without decimals where all of them are zero. */
export const filledAmount = (amount: number, decimals: number): string => amountText(amount, decimals).replace(/[.]0+$/, '')
