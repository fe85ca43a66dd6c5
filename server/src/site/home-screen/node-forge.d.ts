// The parts of node-forge that we use, because the package has no types.

declare module 'node-forge' {
  export interface RsaKey {
    /** The modulus, which both keys of a pair share. */
    readonly n: { equals(other: unknown): boolean }
  }
  export interface Certificate {
    publicKey: RsaKey
    serialNumber: string
    readonly validity: { notBefore: Date; notAfter: Date }
    setSubject(names: readonly { readonly name: string; readonly value: string }[]): void
    setIssuer(names: readonly { readonly name: string; readonly value: string }[]): void
    setExtensions(
      extensions: readonly { readonly name: string; readonly altNames: readonly { readonly type: number; readonly ip: string }[] }[],
    ): void
    sign(key: unknown, digest: unknown): void
  }
  export interface Digest {
    digest(): { getBytes(): string }
  }
  interface SignedData {
    content: unknown
    addCertificate(certificate: Certificate): void
    addSigner(signer: {
      readonly key: { sign(digest: Digest): string }
      readonly certificate: Certificate
      readonly digestAlgorithm: string
      readonly authenticatedAttributes: readonly { readonly type: string; readonly value?: string }[]
    }): void
    sign(): void
    toAsn1(): unknown
  }
  const forge: {
    readonly pki: {
      readonly oids: Readonly<Record<'sha256' | 'contentType' | 'data' | 'messageDigest', string>>
      createCertificate(): Certificate
      certificateToPem(certificate: Certificate): string
      publicKeyFromPem(pem: string): RsaKey
      certificateFromPem(pem: string): Certificate
      privateKeyFromPem(pem: string): RsaKey
    }
    readonly pkcs7: {
      createSignedData(): SignedData
      messageFromAsn1(value: unknown): { readonly rawCapture: { readonly signature: string; readonly authenticatedAttributes: unknown } }
    }
    readonly util: { createBuffer(text: string, encoding: 'utf8'): unknown }
    readonly md: { readonly sha256: { create(): unknown } }
    readonly asn1: {
      readonly Class: { readonly UNIVERSAL: number }
      readonly Type: { readonly SET: number }
      create(tagClass: number, type: number, constructed: boolean, value: unknown): unknown
      fromDer(binary: string): unknown
      toDer(value: unknown): { getBytes(): string }
    }
  }
  export default forge
}
