import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** The last characters of a path are the key for the rest (spec 2 §3, Customer-service entry). */
const KEY_LENGTH = 8
/** Any other beginning of an address could run code or open other parts of the device (spec 2 §3, Customer-service entry). */
const OPENABLE = /^(?:https?:\/\/|tel:|mailto:)/i

// OpenSSL has disabled single DES; triple DES with K‖K‖K gives the same bytes.
const tripled = (key: string): Buffer => Buffer.from(key.repeat(3), 'latin1')

/** Hides an address from simple searches only, because the path contains the key. The result is always the same for one address. */
export const scramblePath = (url: string): string => {
  const key = createHash('sha256').update(url).digest('base64url').slice(0, KEY_LENGTH)
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

/** The address in a path; undefined if it is broken or may not be opened. */
export const openPath = (path: string): string | undefined => {
  try {
    const decipher = createDecipheriv('des-ede3-ecb', tripled(path.slice(-KEY_LENGTH)), null)
    const url = Buffer.concat([decipher.update(path.slice(0, -KEY_LENGTH), 'base64'), decipher.final()]).toString('utf8')
    return OPENABLE.test(url) ? url : undefined
  } catch {
    return undefined
  }
}
