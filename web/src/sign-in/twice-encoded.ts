import { base64, bytesOfBase64, textOfUtf8, utf8 } from '#device/bytes.ts'

/** Each byte against the salt's, over and over. */
const salted = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ (salt[index % salt.length] ?? 0))

/** Encoded twice with the salt key (spec 1 §3). It hides a secret from a glance, not from an attacker: what is saved is a token, not the password. */
export const encodeTwice = (secret: string, salt: Uint8Array): string => {
  const once = base64(salted(utf8(secret), salt))
  return base64(salted(utf8(once), salt))
}

/** Throws where the text was not made by `encodeTwice`; another salt gives another text or throws. */
export const decodeTwice = (text: string, salt: Uint8Array): string => {
  const once = textOfUtf8(salted(bytesOfBase64(text), salt))
  return textOfUtf8(salted(bytesOfBase64(once), salt))
}
