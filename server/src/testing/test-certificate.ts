import { generateKeyPairSync } from 'node:crypto'
import { DAY_MS } from '@foyer/contract/time-units'
import forge from 'node-forge'

/** An RSA key and a self-signed certificate, both in PEM, valid now. `address`: the address of the server that uses it. */
export const makeTestCertificate = ({ address }: { readonly address?: string } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const { pki, md } = forge
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS)
  certificate.setSubject([{ name: 'commonName', value: 'alpha.test' }])
  certificate.setIssuer([{ name: 'commonName', value: 'alpha.test' }])
  const IP_ADDRESS = 7
  if (address !== undefined) certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: IP_ADDRESS, ip: address }] }])
  certificate.sign(pki.privateKeyFromPem(privateKey), md.sha256.create())
  return { certificate: pki.certificateToPem(certificate), privateKey, publicKey }
}
