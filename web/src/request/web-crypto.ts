import { base64, bytesOfBase64, utf8 } from '#device/bytes.ts'
import type { Primitives } from './envelope.ts'

/** The browser's own, in secure pages. */
export const webCrypto: Primitives = {
  async rsa(publicKey, text) {
    const key = await crypto.subtle.importKey('spki', bytesOfBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
    return base64(new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, utf8(text))))
  },

  async hmacSha256(key, text) {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8(text)))
  },
}
