// oxlint-disable-next-line import/no-unassigned-import -- the next imports need it
import './has-own.ts'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hex. */
export const hex = bytesToHex
/** Throws on anything but an even number of hex digits. */
export const fromHex = hexToBytes
export const utf8 = utf8ToBytes

export const hashOf = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...parts))
export const hmacOf = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message)
