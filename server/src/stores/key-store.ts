/** An RSA key pair that seals encrypted calls (design, the wire). Shared by all workers. */
export interface KeyPair {
  /** base64 of SPKI DER: what `session/key/rsa` answers and `X-RSA` names. */
  readonly publicKey: string
  /** PKCS8 PEM. */
  readonly privateKey: string
  readonly createdAt: Date
  /** Set when a newer key took over: from then on it opens envelopes for 10 minutes. */
  readonly retiresAt: Date | null
}

export interface KeyStore {
  /** Keys that still open envelopes, newest first. */
  usable(now: Date): Promise<readonly KeyPair[]>
  /** Adds the key and retires the others at `retireOthersAt`, unless another worker added one since `newerThan`; answers whether it was added. */
  rotate(key: KeyPair, retireOthersAt: Date, newerThan: Date): Promise<boolean>
  /** Accepts an envelope's digest once: false when it was seen before (by any worker). */
  acceptOnce(digest: string, until: Date): Promise<boolean>
  sweep(now: Date): Promise<void>
}
