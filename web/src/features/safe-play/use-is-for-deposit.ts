import { useAddress } from '#navigation/use-address.ts'

/** Whether the player comes from a deposit that was refused without limits (`paths.depositLimits`). */
export const useIsForDeposit = (): boolean => new URLSearchParams(useAddress().search).get('for') === 'deposit'
