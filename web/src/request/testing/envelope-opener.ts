import { constants, createDecipheriv, createHmac, generateKeyPairSync, privateDecrypt, timingSafeEqual, type KeyObject } from 'node:crypto'

/** A server's key pair, with the public key as it is sent. */
export const keyPair = (): { readonly publicKey: string; readonly privateKey: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey }
}

interface EncryptedCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly value: string }
}

/** Opens an envelope as a server does by spec 1 §7, Encryption, with node:crypto only. Throws if the digest is wrong. */
export const openEnvelope = (privateKey: KeyObject, { headers, body }: EncryptedCall): unknown => {
  const random = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(headers['Encryption'] ?? '', 'base64'),
  ).toString('latin1')
  const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const digest = mac(mac(random, 'mac'), body.value)
  if (!timingSafeEqual(digest, Buffer.from(headers['X-Digest'] ?? '', 'hex'))) throw new Error('The digest does not fit')
  const desKey = mac(random, 'des').subarray(0, 8)
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([desKey, desKey, desKey]), null)
  return JSON.parse(Buffer.concat([decipher.update(body.value, 'base64'), decipher.final()]).toString('utf8'))
}
