// The parts of node-forge that are used, by file; the package brings no types.

declare module 'node-forge/lib/forge.js' {
  interface Digest {
    readonly digestLength: number
  }
  interface PublicKey {
    encrypt(binary: string, scheme: 'RSA-OAEP', digests: { md: Digest; mgf1: { md: Digest } }): string
  }
  const forge: { readonly pki: { publicKeyFromAsn1(key: unknown): PublicKey } }
  export default forge
}

declare module 'node-forge/lib/asn1.js' {
  const asn1: { fromDer(binary: string): unknown }
  export default asn1
}

declare module 'node-forge/lib/hmac.js' {
  const hmac: {
    create(): { start(digest: 'sha256', binaryKey: string): void; update(binary: string): void; digest(): { getBytes(): string } }
  }
  export default hmac
}

declare module 'node-forge/lib/sha256.js' {
  const sha256: { create(): { readonly digestLength: number } }
  export default sha256
}

declare module 'node-forge/lib/rsa.js' {
  const rsa: unknown
  export default rsa
}
