import des from 'des.js'

const BLOCK = 8

/** DES-ECB with PKCS #7 padding (des.js itself pads with zeros). `key` is 8 bytes. */
export const desEcb = (key: Uint8Array, plain: Uint8Array): number[] => {
  const padding = BLOCK - (plain.length % BLOCK)
  const cipher = des.DES.create({ type: 'encrypt', key })
  return cipher.update([...plain, ...Array<number>(padding).fill(padding)])
}

/** What `desEcb` or another DES-ECB with PKCS #7 padding made. Throws where it is broken. */
export const desEcbOpen = (key: Uint8Array, sealed: Uint8Array): Uint8Array => {
  if (sealed.length === 0 || sealed.length % BLOCK > 0) throw new Error('not whole blocks')
  const cipher = des.DES.create({ type: 'decrypt', key, padding: false })
  const plain = Uint8Array.from([...cipher.update([...sealed]), ...cipher.final()])
  const padding = plain[plain.length - 1] ?? 0
  if (padding < 1 || padding > BLOCK || plain.slice(-padding).some(byte => byte !== padding)) throw new Error('no PKCS #7 padding')
  return plain.slice(0, -padding)
}
