import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

/** An RSA key in PEM and a certificate of its own making. */
export const makeTestCertificate = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const { pki, md } = forge
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date('2026-01-01')
  certificate.validity.notAfter = new Date('2027-01-01')
  certificate.setSubject([{ name: 'commonName', value: 'alpha.test' }])
  certificate.setIssuer([{ name: 'commonName', value: 'alpha.test' }])
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create())
  return { certificate: pki.certificateToPem(certificate), privateKey, publicKey }
}
