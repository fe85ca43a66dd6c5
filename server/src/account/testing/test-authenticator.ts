import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a browser does differently from what is right, to be refused. */
export interface PasskeyWishes {
  readonly origin?: string
  readonly domain?: string
  /** Whether the device has verified who holds it; true if absent. */
  readonly verified?: boolean
  /** What the device says it has counted; by itself it goes on by one. */
  readonly counter?: number
  /** Null: the device names nobody. */
  readonly userHandle?: string | null
  /** Whether the page is shown inside a page of another site. */
  readonly crossOrigin?: boolean
  /** Whether it may be copied to other devices, and is; `copied` if absent. */
  readonly backup?: keyof typeof BACKUP
  /** As if it were another passkey’s. */
  readonly id?: string
}

export interface Ceremony {
  readonly challenge: string
  readonly domain: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
/** Backup eligibility and backup state (Web Authentication Level 3, §6.1). */
const BACKUP = { none: 0, eligible: 0x08, copied: 0x08 | 0x10 } as const
const WITH_KEY = 0x40
const ORIGIN = 'https://alpha.test'

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const clientDataOf = (type: string, challenge: string, { origin = ORIGIN, crossOrigin = false }: PasskeyWishes): string =>
  JSON.stringify({ type, challenge, origin, crossOrigin })

/**
 * A device with one passkey, as a browser would speak for it (Web Authentication Level 3, §6): ES256, no attestation. `counts: false` for one that
 * counts no uses, as the phones of today.
 */
export const testAuthenticator = ({ counts = true, idBytes = 20 }: { readonly counts?: boolean; readonly idBytes?: number } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(idBytes)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0
  let handle: string | undefined

  const authenticatorData = (
    { domain, verified = true, backup = 'copied' }: { readonly domain: string } & PasskeyWishes,
    more: number,
    tail: Buffer,
  ) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(PRESENT | BACKUP[backup] | (verified ? VERIFIED : 0) | more, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(domain), head, tail])
  }

  return {
    id: base64url(id),

    /** What the browser answers when it makes the passkey. */
    make({ challenge, domain, user }: Ceremony & { readonly user: { readonly id: string } }, wishes: PasskeyWishes = {}): NewPasskey {
      handle = user.id
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData({ domain, ...wishes }, WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', Uint8Array.from(data)],
        ]),
      )
      const clientDataJSON = base64url(clientDataOf('webauthn.create', challenge, wishes))
      const said = wishes.id ?? base64url(id)
      return { id: said, rawId: said, type: 'public-key', response: { clientDataJSON, attestationObject: base64url(attestation) } }
    },

    /** What the browser answers when it uses the passkey. */
    use({ challenge, domain }: Ceremony, wishes: PasskeyWishes = {}): PasskeyProof {
      counter = wishes.counter ?? (counts ? counter + 1 : 0)
      const clientData = clientDataOf('webauthn.get', challenge, wishes)
      const data = authenticatorData({ domain, ...wishes }, 0, Buffer.alloc(0))
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey)
      const said = wishes.id ?? base64url(id)
      const userHandle = wishes.userHandle === undefined ? handle : (wishes.userHandle ?? undefined)
      return {
        id: said,
        rawId: said,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}

export type TestAuthenticator = ReturnType<typeof testAuthenticator>
