import { createSign, createVerify } from 'node:crypto'

/** RSA-SHA256 of the body in base64: the header X-Hub88-Signature. */
export const signBody = (privateKey: string, body: string): string => createSign('RSA-SHA256').update(body).sign(privateKey, 'base64')

/** Whether the holder of the key signed these bytes. It covers no time: every movement has an id, so a copy moves nothing. */
export const isSignedBody = (publicKey: string, signature: string | undefined, body: Buffer): boolean => {
  try {
    return signature !== undefined && createVerify('RSA-SHA256').update(body).verify(publicKey, signature, 'base64')
  } catch {
    // The key is none.
    return false
  }
}
