// oxlint-disable-next-line import/no-unassigned-import -- the next imports need it
import './has-own.ts'
import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex, utf8 } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'

/** A text that carries its own Ed25519 signature: `{"body":…,"key":"<public key, hex>","signature":"<hex>"}` in canonical JSON. */
export interface Signed {
  readonly body: Plain
  readonly key: string
}

/** Signs with whatever keeps the private key; it is handed the bytes of the body. */
export const signedText = (data: object, key: string, sign: (message: Uint8Array) => string): string => {
  // `canonical` throws where there is anything else in it.
  const body = data as Plain
  return canonical({ body, key, signature: sign(utf8(canonical(body))) })
}

/** Why a text is not what it says, by a code for programs. */
export type SignedFault = 'form' | 'signature'

const isSigned = (value: unknown): value is { readonly body: Plain; readonly key: string; readonly signature: string } => {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'body,key,signature') return false
  const { key, signature } = value as { readonly key: unknown; readonly signature: unknown }
  return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && typeof signature === 'string' && /^[0-9a-f]{128}$/.test(signature)
}

/** Reads a signed text and checks its form and its signature; not whose key it is. */
export const readSigned = (text: string): Signed | SignedFault => {
  try {
    const value: unknown = JSON.parse(text)
    // The one text of this data: a space, another order or another way to write a letter is no certificate.
    if (!isSigned(value) || canonical(value) !== text) return 'form'
    const isRight = ed25519.verify(fromHex(value.signature), utf8(canonical(value.body)), fromHex(value.key), { zip215: false })
    return isRight ? { body: value.body, key: value.key } : 'signature'
  } catch {
    return 'form'
  }
}
