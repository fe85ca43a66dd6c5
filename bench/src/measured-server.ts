import { constants, createHmac, generateKeyPairSync, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'
import pg from 'pg'

/** The requests of the parent process over its channel. */
export type Question = { readonly query: 'usage' } | { readonly query: 'bare hash'; readonly count: number; readonly atOnce: number }
/** `cpu`: ms of processor time this process has taken, all its threads together. `queries`: statements sent to the database. */
export interface Usage {
  readonly cpu: number
  readonly queries: number
}

/** The cost of a stored password (decision 9). */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let queries = 0
const send = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  queries += 1
  return Reflect.apply(send, this, args)
} as typeof send

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, queries }
}

/** The unavoidable work of a sign-in: one argon2id verification, and one envelope's RSA and HMAC. */
const hashBare = async (count: number, atOnce: number): Promise<void> => {
  const stored = await hash('Lantern-42-river', COST)
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const sealed = publicEncrypt({ key: publicKey, ...padding }, Buffer.from(randomBytes(32).toString('base64')))
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const secret = privateDecrypt({ key: privateKey, ...padding }, sealed)
      createHmac('sha256', createHmac('sha256', secret).update('mac').digest()).update('x').digest()
      await verify(stored, 'Lantern-42-river', COST)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

process.on('message', (question: Question) => {
  const answer = async () => {
    if (question.query === 'bare hash') {
      // The key and the first hash are made before the measurement.
      await hashBare(1, 1)
      const before = usage()
      await hashBare(question.count, question.atOnce)
      const after = usage()
      return { cpu: after.cpu - before.cpu, queries: 0 }
    }
    return usage()
  }
  void answer().then(usage => process.send?.(usage))
})

await import('@foyer/server/src/app/main.ts')
