import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** The last characters of a path are the key for the rest (spec 2 §3, Customer-service entry). */
const KEY_LENGTH = 8
/** What else an address may begin with runs code or leads into the device (spec 2 §3, Customer-service entry). */
const OPENABLE = /^(?:https?:\/\/|tel:|mailto:)/i

// OpenSSL has single DES switched off, and K‖K‖K in triple DES gives the same bytes.
const tripled = (key: string): Buffer => Buffer.from(key.repeat(3), 'latin1')

/** Makes an address unreadable to those who only search for it; whoever reads the path has the key too. Always the same for one address. */
export const scramblePath = (url: string): string => {
  const key = createHash('sha256').update(url).digest('base64url').slice(0, KEY_LENGTH)
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

/** The address a path holds; undefined where it is broken, or nothing to open. */
export const openPath = (path: string): string | undefined => {
  try {
    const decipher = createDecipheriv('des-ede3-ecb', tripled(path.slice(-KEY_LENGTH)), null)
    const url = Buffer.concat([decipher.update(path.slice(0, -KEY_LENGTH), 'base64'), decipher.final()]).toString('utf8')
    return OPENABLE.test(url) ? url : undefined
  } catch {
    return undefined
  }
}
