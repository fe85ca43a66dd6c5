import { constants, createCipheriv, createHmac, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

/** An encrypted call's headers and body (spec 1 §7, Encryption). `publicKey`: base64 of SPKI DER, as the server gives it. */
export const seal = (publicKey: string, request: unknown): { headers: Record<string, string>; body: string } => {
  const secret = randomBytes(32).toString('base64')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const des = hmac(secret, 'des').subarray(0, 8)
  // Three times the same key is single DES, which OpenSSL has switched off.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null)
  const value = cipher.update(JSON.stringify(request), 'utf8', 'base64') + cipher.final('base64')
  return {
    headers: {
      encryption: publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(secret)).toString('base64'),
      'x-rsa': publicKey,
      'x-digest': hmac(hmac(secret, 'mac'), value).toString('hex'),
    },
    body: JSON.stringify({ value }),
  }
}
