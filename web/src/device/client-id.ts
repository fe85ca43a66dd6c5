import { hex, randomBytes } from './bytes.ts'

/** A random id under which the server stores what is sent once, in the form of the contract. Not crypto.randomUUID: pages on http do not have it. */
export const newClientId = (): string => hex(randomBytes(16))
