import type { Network } from '#kernel/caller.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

const NETWORK: LimitRule = { name: 'staff-sign-in', points: 20, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }
const CODE: LimitRule = { name: 'staff-code', points: 10, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }

/** Tries of a network, whichever login they name: guessing from one place ends soon. Nobody elsewhere is kept out. */
export const networkCounts = (network: Network): readonly Count[] => countsOfNetwork(NETWORK, network)

/**
 * Codes after the right password. Whoever has learnt a password could try codes from a thousand networks, so all networks that the person has not signed
 * in from count as one. A network that the person knows has a count of its own: nobody elsewhere can use it up.
 */
export const codeCount = (personId: string, { prefix }: Network, isKnown: boolean): Count => [CODE, `${personId} ${isKnown ? prefix : 'elsewhere'}`]
