import { constants, createPrivateKey, privateEncrypt } from 'node:crypto'
import forge, { type Digest } from 'node-forge'
import { readCertificates } from './profile-signer.ts'

/** The certificates in PEM, the signer's own first, and its RSA key in PEM. */
export interface ProfileSigner {
  readonly certificates: string
  readonly key: string
}

/** What stands before a SHA-256 digest in a signature (RFC 8017 §9.2, DigestInfo). */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/**
 * Puts profiles inside a CMS signature (DER), as iOS accepts them. Certificates and key are read once, and Node computes the RSA signature:
 * in JavaScript alone one profile took a tenth of a second of the server. Throws if certificate or key cannot be read.
 */
export const createProfileSigner = ({ certificates, key }: ProfileSigner): ((profile: string) => Buffer) => {
  const { pki, pkcs7, util, asn1 } = forge
  const chain = readCertificates(certificates)
  const [certificate] = chain
  if (!certificate) throw new Error('The secret that signs profiles holds no certificate in PEM')
  const signingKey = { key: createPrivateKey(key), padding: constants.RSA_PKCS1_PADDING }
  const sign = (digest: Digest): string =>
    privateEncrypt(signingKey, Buffer.concat([SHA256_INFO, Buffer.from(digest.digest().getBytes(), 'binary')])).toString('binary')

  return profile => {
    const signed = pkcs7.createSignedData()
    signed.content = util.createBuffer(profile, 'utf8')
    for (const each of chain) signed.addCertificate(each)
    signed.addSigner({
      key: { sign },
      certificate,
      digestAlgorithm: pki.oids.sha256,
      authenticatedAttributes: [{ type: pki.oids.contentType, value: pki.oids.data }, { type: pki.oids.messageDigest }],
    })
    signed.sign()
    return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
  }
}
