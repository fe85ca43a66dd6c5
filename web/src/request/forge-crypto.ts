// oxlint-disable-next-line import/no-unassigned-import -- registers itself in forge.pki; the package's main file is four times the size
import 'node-forge/lib/rsa.js'
import asn1 from 'node-forge/lib/asn1.js'
import forge from 'node-forge/lib/forge.js'
import hmac from 'node-forge/lib/hmac.js'
import sha256 from 'node-forge/lib/sha256.js'
import { base64, binaryOf, bytesOfBinary, utf8 } from '#device/bytes.ts'
import type { Primitives } from './envelope.ts'

/** For pages without a secure context, which have no `crypto.subtle`. */
export const forgeCrypto: Primitives = {
  async rsa(publicKey, text) {
    const key = forge.pki.publicKeyFromAsn1(asn1.fromDer(atob(publicKey)))
    const digests = { md: sha256.create(), mgf1: { md: sha256.create() } }
    return base64(bytesOfBinary(key.encrypt(binaryOf(utf8(text)), 'RSA-OAEP', digests)))
  },

  async hmacSha256(key, text) {
    const mac = hmac.create()
    mac.start('sha256', binaryOf(key))
    mac.update(binaryOf(utf8(text)))
    return bytesOfBinary(mac.digest().getBytes())
  },
}
