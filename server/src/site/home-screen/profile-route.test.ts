import { createHash, createVerify } from 'node:crypto'
import forge from 'node-forge'
import { expect, test, vi } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'
import { makeTestCertificate } from '#testing/test-certificate.ts'
import { createProfileSigner } from './sign-profile.ts'

const PATH = '/m/webclip.mobileconfig'
const profiled = () => testMerchant('lumina', {}, { download: { profile: {} } })

const valueAfter = (profile: string, key: string) => new RegExp(`<key>${key}</key><(?:string|integer)>(.*?)<`).exec(profile)?.[1]

// Proves install-28.
test('an older iOS gets a profile whose icon opens the home page, with how the visitor came (spec 2 §4)', async () => {
  const { get } = await createPageApp([profiled()])
  const { statusCode, headers, body } = await get(`${PATH}?affiliateCode=aff1&r=friend&referralCode=%3Cx%3E&evil=1&language=UR`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/x-apple-aspen-config')
  expect(headers['content-disposition']).toBe('attachment; filename="lumina.mobileconfig"')
  expect(valueAfter(body, 'URL')).toBe('http://www.lumina.com/m/home?utm_source=homescreen&amp;affiliateCode=aff1&amp;r=friend')
  expect(valueAfter(body, 'Label')).toBe('The lumina')
  expect(valueAfter(body, 'PayloadDescription')).toContain('ہوم اسکرین')
  expect(body).toContain('<string>com.apple.webClip.managed</string>')
  expect(body).toContain('<key>FullScreen</key><true/>')
})

test('the same profile has the same ids each time, so that it replaces itself; another host’s has other ids', async () => {
  const { get } = await createPageApp([profiled()])
  const uuids = async (host: string) =>
    [...(await get(PATH, { host })).body.matchAll(/<key>PayloadUUID<\/key><string>(.*?)</g)].map(([, uuid]) => uuid)
  const [clip, profile] = await uuids('www.lumina.com')
  expect(clip).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/)
  expect(clip).not.toBe(profile)
  expect(await uuids('www.lumina.com')).toEqual([clip, profile])
  expect(await uuids('lumina.localhost')).not.toContain(profile)
})

test('a merchant that offers no profile has none', async () => {
  const { get } = await createPageApp()
  expect((await get(PATH)).statusCode).toBe(404)
})

test('a signed profile has a signature by the certificate’s key over exactly these bytes', () => {
  const { certificate, privateKey, publicKey } = makeTestCertificate()
  const { asn1, pkcs7 } = forge
  const profile = '<plist>وقت</plist>'
  const signed = createProfileSigner({ certificates: certificate, key: privateKey })(profile)
  expect(signed.includes(Buffer.from(profile))).toBe(true)

  const { signature, authenticatedAttributes } = pkcs7.messageFromAsn1(asn1.fromDer(signed.toString('binary'))).rawCapture
  // RFC 5652 §5.4: the signature is over the attributes as a SET, and one of them is the digest of the content.
  const attributes = Buffer.from(asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes)).getBytes(), 'binary')
  expect(attributes.includes(createHash('sha256').update(profile).digest())).toBe(true)
  expect(createVerify('sha256').update(attributes).verify(publicKey, Buffer.from(signature, 'binary'))).toBe(true)

  expect(() => createProfileSigner({ certificates: 'none', key: privateKey })).toThrow('no certificate')
})

test('a profile is signed once and kept, and no key is used in JavaScript', async () => {
  const { certificate, privateKey } = makeTestCertificate()
  const merchant = testMerchant('lumina', {}, { download: { profile: { signing: { certificate: 'CERTIFICATE', key: 'KEY' } } } })
  const { get } = await createPageApp([merchant], undefined, { CERTIFICATE: certificate, KEY: privateKey })
  const signings = vi.spyOn(forge.pkcs7, 'createSignedData')
  const keys = vi.spyOn(forge.pki, 'privateKeyFromPem')
  const certificates = vi.spyOn(forge.pki, 'certificateFromPem')

  const [first, again] = [await get(PATH), await get(PATH)]
  expect(first.rawPayload.includes('com.apple.webClip.managed')).toBe(true)
  // Before the profile stands what wraps it.
  expect(first.rawPayload.indexOf('<?xml')).toBeGreaterThan(0)
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(signings).toHaveBeenCalledTimes(1)

  // Another profile is signed, too, by the certificate that was read for the first.
  expect((await get(`${PATH}?affiliateCode=aff1`)).rawPayload.equals(first.rawPayload)).toBe(false)
  expect(signings).toHaveBeenCalledTimes(2)
  expect(certificates).toHaveBeenCalledTimes(1)
  expect(keys).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
