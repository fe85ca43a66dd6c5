import { bytesOfBase64, textOfUtf8, utf8 } from '#device/bytes.ts'
import { decryptDesEcb } from '#request/des.ts'

/** The last characters of a path are the key for the rest (spec 2 §3, Customer-service entry). */
const KEY_LENGTH = 8
/** Any other beginning of an address could run code or open other parts of the device (spec 2 §3, Customer-service entry). */
const OPENABLE = /^(?:https?:\/\/|tel:|mailto:)/i

/** The address in a scrambled path; undefined if it is broken or may not be opened. */
export const openPath = (path: string): string | undefined => {
  try {
    const key = utf8(path.slice(-KEY_LENGTH))
    if (key.length !== KEY_LENGTH) return undefined
    const url = textOfUtf8(decryptDesEcb(key, bytesOfBase64(path.slice(0, -KEY_LENGTH))))
    return OPENABLE.test(url) ? url : undefined
  } catch {
    return undefined
  }
}
