import forge from 'node-forge'
import { readCertificates, readSigningKey } from '#crypto/profile-signer.ts'

/** The certificates in PEM, the signer's own first, and its RSA key in PEM. */
export interface ProfileSigner {
  readonly certificates: string
  readonly key: string
}

/** The profile inside a CMS signature (DER), as iOS accepts it. Throws if certificate or key cannot be read. */
export const signProfile = (profile: string, { certificates, key }: ProfileSigner): Buffer => {
  const { pki, pkcs7, util, asn1 } = forge
  const chain = readCertificates(certificates)
  const [certificate] = chain
  if (!certificate) throw new Error('The secret that signs profiles holds no certificate in PEM')
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(profile, 'utf8')
  for (const each of chain) signed.addCertificate(each)
  signed.addSigner({
    key: readSigningKey(key),
    certificate,
    digestAlgorithm: pki.oids.sha256,
    authenticatedAttributes: [{ type: pki.oids.contentType, value: pki.oids.data }, { type: pki.oids.messageDigest }],
  })
  signed.sign()
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}
