import { createHash } from 'node:crypto'

// By what the members `bench1` … are known to partners, and to the server.

/** The id of the bank account that a member is paid out to: as long as such ids are. */
export const payoutAccountOf = (player: number): string => `bench${player}`.padStart(22, '0')
/** The device on which a member is. */
export const deviceOf = (player: number): string => createHash('md5').update(`device of bench${player}`).digest('hex')
/** The last part of the address at which the push service reaches it. */
export const pushNameOf = (player: number): string => `bench${player}`
/** The numbers to which codes are sent are nobody’s, without their dialling code. */
export const strangersMobileOf = (number: number): string => `91${String(number).padStart(8, '0')}`
