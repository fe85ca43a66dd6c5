import { expect, test } from 'vitest'
import { registerFacts } from './register-facts.ts'

const device = { loginDeviceId: 'a'.repeat(32), isOfficialAppLogin: false, device: 'PWA' } as const
const location = { origin: 'https://demo.example', pathname: '/m/register', hostname: 'demo.example' }

test('a registration says where it came from (spec 1 §3, Registration request)', () => {
  const info = { affiliateCode: 'aff', referralCode: 'friend', originalDomain: 'first.example', pixelTrack: { gclid: 'click' } }
  expect(registerFacts({ device, info, location })).toEqual({
    ...device,
    registerMethod: 'PWA',
    registerUrl: 'https://demo.example/m/register',
    domain: 'first.example',
    affiliateCode: 'aff',
    referralCode: 'friend',
    pixelTrack: { gclid: 'click' },
  })
})

test('a registration leaves out what is unknown', () => {
  const facts = registerFacts({ device: { loginDeviceId: 'b'.repeat(32), isOfficialAppLogin: false }, info: {}, location })
  expect(Object.keys(facts).sort()).toEqual(['domain', 'isOfficialAppLogin', 'loginDeviceId', 'registerMethod', 'registerUrl'])
  expect(facts.registerMethod).toBe('H5')
})
