import des from 'des.js'

const BLOCK = 8

/** DES-ECB with PKCS #7 padding (des.js itself pads with zeros). `key` is 8 bytes. */
export const desEcb = (key: Uint8Array, plain: Uint8Array): number[] => {
  const padding = BLOCK - (plain.length % BLOCK)
  const cipher = des.DES.create({ type: 'encrypt', key })
  return cipher.update([...plain, ...Array<number>(padding).fill(padding)])
}
