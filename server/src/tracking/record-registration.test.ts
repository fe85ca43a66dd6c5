import { exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createTrackingStage } from './testing/tracking-stage.ts'

// Proves tracking-8.
test('whom a partner signs up has registered too, once: a later sign-in is no registration', async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const stage = await createTrackingStage({ partners: [{ id: 'portal.example', algorithm: 'EdDSA', publicKey: await exportSPKI(publicKey) }] })
  try {
    const { client, visitor } = await stage.agreed()
    const now = Math.floor(stage.system.clock().getTime() / 1000)
    for (const jti of ['first', 'second']) {
      const claims = { iss: 'portal.example', aud: 'alpha', sub: 'ann', jti, iat: now, exp: now + 60 }
      const assertion = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey)
      valueOf(await client.call('session.thirdParty', { assertion, loginDeviceId: visitor }))
    }
    await stage.runDue()
    expect(stage.standIn.received.filter(({ provider }) => provider === 'facebook').map(({ name }) => name)).toEqual(['CompleteRegistration'])
  } finally {
    await stage.close()
  }
})
