import { constants, createHmac, generateKeyPairSync, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'
import { PASSWORD } from './members.ts'

/** The cost of a stored password (decision 9). */
export const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The unavoidable work of a sign-in: one argon2id verification, and one envelope's RSA and HMAC. The key and the stored hash are made before. */
export const createBareSignIn = async (): Promise<() => Promise<boolean>> => {
  const stored = await hash(PASSWORD, COST)
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const sealed = publicEncrypt({ key: publicKey, ...padding }, Buffer.from(randomBytes(32).toString('base64')))
  return () => {
    const secret = privateDecrypt({ key: privateKey, ...padding }, sealed)
    createHmac('sha256', createHmac('sha256', secret).update('mac').digest()).update('x').digest()
    return verify(stored, PASSWORD, COST)
  }
}
