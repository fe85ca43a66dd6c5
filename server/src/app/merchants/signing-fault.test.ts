import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { faultLine } from '#kernel/merchants/fault.ts'
import { makeTestCertificate } from '#testing/test-certificate.ts'
import { folderOf, testMerchantFolder, writeTestMerchants } from '#testing/test-merchants.ts'
import { createFileSource } from './file-source.ts'
import { parseMerchant } from './parse-merchant.ts'

// docs/install.md, The configuration profile: the fault is found when secrets are read, not when a player asks for the profile.

const download = { profile: { signing: { certificate: 'PROFILE_CERTIFICATE', key: 'PROFILE_KEY' } } }
const own = makeTestCertificate()
const other = makeTestCertificate()
const elliptic = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const locked = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'hunter2' },
})

const AT = 'alpha/merchant.json /download/profile/signing'
const NO_CERTIFICATE = `${AT}/certificate: the secret PROFILE_CERTIFICATE holds no certificate of an RSA key in PEM`
const NO_KEY = `${AT}/key: the secret PROFILE_KEY is no RSA key in PEM without a passphrase`

const faultsOf = (certificate: string | undefined, key: string | undefined) => {
  const secrets = (name: string) => ({ PROFILE_CERTIFICATE: certificate, PROFILE_KEY: key })[name]
  const { faults = [] } = parseMerchant(folderOf('alpha', testMerchantFolder('alpha', { download })), { secrets, allowDemo: true })
  return faults.map(faultLine)
}

describe('the signing key of the configuration profile', () => {
  test('is a certificate with its RSA key, intermediates after it', () => {
    expect(faultsOf(own.certificate, own.privateKey)).toEqual([])
    expect(faultsOf(own.certificate + other.certificate, own.privateKey)).toEqual([])
  })

  test.each<[string, string | undefined, string | undefined, readonly string[]]>([
    ['no certificate', 'hunter2', own.privateKey, [NO_CERTIFICATE]],
    ['half a certificate', own.certificate.slice(0, 200) + own.certificate.slice(-40), own.privateKey, [NO_CERTIFICATE]],
    ['a key where the certificate belongs', own.privateKey, own.privateKey, [NO_CERTIFICATE]],
    ['a broken intermediate', own.certificate + other.certificate.replace('MII', 'hunter2'), own.privateKey, [NO_CERTIFICATE]],
    ['no key', own.certificate, 'hunter2', [NO_KEY]],
    ['a key of another kind', own.certificate, elliptic.privateKey, [NO_KEY]],
    ['a key behind a passphrase', own.certificate, locked.privateKey, [NO_KEY]],
    ['both broken', 'hunter2', 'hunter2', [NO_CERTIFICATE, NO_KEY]],
    ['another certificate’s key', own.certificate, other.privateKey, [`${AT}/key: the secret PROFILE_KEY is not the key of the first certificate`]],
    [
      'the certificates in the wrong order',
      other.certificate + own.certificate,
      own.privateKey,
      [expect.stringContaining('not the key of the first')],
    ],
    ['a secret that is not set', undefined, own.privateKey, [`${AT}/certificate: the secret PROFILE_CERTIFICATE is not set`]],
  ])('%s is a fault of this merchant that repeats no value', (_, certificate, key, expected) => {
    const faults = faultsOf(certificate, key)
    expect(faults).toEqual(expected)
    expect(faults.join()).not.toContain('hunter2')
  })
})

test('a certificate that breaks later is refused with its reason, the last valid one is kept, and the other merchant is not affected', async () => {
  const folder = await writeTestMerchants({ alpha: { download } })
  const secrets = (certificate: string) =>
    writeFile(join(folder.directory, 'alpha.json'), JSON.stringify({ PROFILE_CERTIFICATE: certificate, PROFILE_KEY: own.privateKey }))
  await secrets(own.certificate)
  const { directory } = folder
  const log = pino({ level: 'silent' })
  const source = await createFileSource({ directory, secretsDir: directory, env: {}, allowDemo: true, log, watch: false })

  await secrets('broken')
  await writeFile(
    join(directory, 'beta', 'merchant.json'),
    JSON.stringify({ ...(testMerchantFolder('beta')['merchant.json'] as object), name: 'Renamed' }),
  )
  expect((await source.reload()).map(faultLine)).toEqual([NO_CERTIFICATE])
  expect(source.secret('alpha', 'PROFILE_CERTIFICATE')).toBe(own.certificate)
  expect(source.byCode('alpha')).toBeDefined()
  expect(source.byCode('beta')?.file.name).toBe('Renamed')

  await secrets(other.certificate)
  expect((await source.reload()).map(faultLine)).toEqual([`${AT}/key: the secret PROFILE_KEY is not the key of the first certificate`])
  await source.close()
  await folder.remove()
})
