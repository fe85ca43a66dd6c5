import forge, { type Certificate, type RsaKey } from 'node-forge'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** The certificates of a PEM text, in their order. Throws if one cannot be read or has no RSA key. */
export const readCertificates = (pem: string): readonly Certificate[] =>
  (pem.match(CERTIFICATE) ?? []).map(each => forge.pki.certificateFromPem(each))

/** An RSA key in PEM. Throws if it is another kind of key, protected by a passphrase, or not a key. */
export const readSigningKey = (pem: string): RsaKey => forge.pki.privateKeyFromPem(pem)

/** Whether the certificate belongs to the key. */
export const isKeyOf = (key: RsaKey, { publicKey }: Certificate): boolean => publicKey.n.equals(key.n)
