import { base64, bytesOfBase64, textOfUtf8, utf8 } from '#device/bytes.ts'

/** XOR of each byte with the salt, which is repeated. */
const salted = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ (salt[index % salt.length] ?? 0))

/** Encoded twice with the salt key (spec 1 §3). This does not protect it from an attacker; that is why a token is saved, not the password. */
export const encodeTwice = (secret: string, salt: Uint8Array): string => {
  const once = base64(salted(utf8(secret), salt))
  return base64(salted(utf8(once), salt))
}

/** Throws if the text was not made by `encodeTwice`; with another salt it throws or gives another text. */
export const decodeTwice = (text: string, salt: Uint8Array): string => {
  const once = textOfUtf8(salted(bytesOfBase64(text), salt))
  return textOfUtf8(salted(bytesOfBase64(once), salt))
}
