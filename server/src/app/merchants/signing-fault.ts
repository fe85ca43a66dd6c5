import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { Secrets } from '#kernel/merchants/secrets.ts'
import { isKeyOf, readCertificates, readSigningKey } from '#site/home-screen/profile-signer.ts'

type Signing = NonNullable<NonNullable<NonNullable<MerchantFile['download']>['profile']>['signing']>

interface SigningFault {
  readonly of: keyof Signing
  readonly reason: string
}

const read = <Value>(reading: () => Value): Value | undefined => {
  try {
    return reading()
  } catch {
    return undefined // the fault reports it without repeating any of the secret
  }
}

/** Why profiles cannot be signed (docs/install.md); empty if a secret is not set, which is reported as a separate fault. */
export const signingFaults = (signing: Sound<Signing>, secrets: Secrets): readonly SigningFault[] => {
  if (signing.certificate === undefined || signing.key === undefined) return []
  const [pem, keyPem] = [secrets(signing.certificate), secrets(signing.key)]
  if (pem === undefined || keyPem === undefined) return []
  const [certificate] = read(() => readCertificates(pem)) ?? []
  const key = read(() => readSigningKey(keyPem))
  if (certificate && key)
    return isKeyOf(key, certificate) ? [] : [{ of: 'key', reason: `the secret ${signing.key} is not the key of the first certificate` }]
  return [
    ...(certificate ? [] : [{ of: 'certificate', reason: `the secret ${signing.certificate} holds no certificate of an RSA key in PEM` } as const]),
    ...(key ? [] : [{ of: 'key', reason: `the secret ${signing.key} is no RSA key in PEM without a passphrase` } as const]),
  ]
}
