import forge, { type Certificate, type RsaKey } from 'node-forge'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** The certificates of a text in PEM, in their order. Throws where one cannot be read, or its key is none of RSA. */
export const readCertificates = (pem: string): readonly Certificate[] =>
  (pem.match(CERTIFICATE) ?? []).map(each => forge.pki.certificateFromPem(each))

/** An RSA key in PEM. Throws where it is another, locked by a passphrase, or none. */
export const readSigningKey = (pem: string): RsaKey => forge.pki.privateKeyFromPem(pem)

/** Whether what the key signs is verified by the certificate. */
export const isKeyOf = (key: RsaKey, { publicKey }: Certificate): boolean => publicKey.n.equals(key.n)
