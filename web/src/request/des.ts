import des from 'des.js'

const BLOCK = 8

/** DES-ECB with PKCS #7 padding (des.js itself pads with zeros). `key` is 8 bytes. */
export const encryptDesEcb = (key: Uint8Array, plain: Uint8Array): number[] => {
  const padding = BLOCK - (plain.length % BLOCK)
  const cipher = des.DES.create({ type: 'encrypt', key })
  return cipher.update([...plain, ...Array<number>(padding).fill(padding)])
}

/** Decrypts DES-ECB with PKCS #7 padding. Throws if the text is broken. */
export const decryptDesEcb = (key: Uint8Array, encrypted: Uint8Array): Uint8Array => {
  if (encrypted.length === 0 || encrypted.length % BLOCK > 0) throw new Error('The encrypted text has an incomplete block')
  const cipher = des.DES.create({ type: 'decrypt', key, padding: false })
  const plain = Uint8Array.from([...cipher.update([...encrypted]), ...cipher.final()])
  const padding = plain[plain.length - 1] ?? 0
  if (padding < 1 || padding > BLOCK || plain.slice(-padding).some(byte => byte !== padding))
    throw new Error('The decrypted text has no PKCS #7 padding')
  return plain.slice(0, -padding)
}
