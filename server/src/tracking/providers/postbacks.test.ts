import { describe, expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { folderOf, testMerchant, testMerchantFolder } from '#testing/test-merchants.ts'
import { outgoing } from '#tracking/testing/outgoing-event.ts'
import { voluum } from './postbacks.ts'
import { isPrivateAddress } from './public-host.ts'

const sendTo = async (url: string, mode: 'production' | 'development') => {
  const requests: string[] = []
  const fetch = async (to: unknown) => {
    requests.push(String(to))
    return new Response('')
  }
  const { file, ...merchant } = testMerchant('alpha')
  const provider = voluum.create(providerParts({ mode, fetch }))
  const failure = await provider.send([outgoing({ pixels: { voluumCid: 'cid-1' } })], { ...merchant, file: { ...file, voluum: { url } } }).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { requests, failure }
}

describe('a postback leads to no private host', () => {
  // Proves tracking-10.
  test.each([
    'http://localhost:9200/?c={clickId}',
    'http://169.254.169.254/latest/{clickId}',
    'http://10.0.0.7/{clickId}',
    'http://2130706433/{clickId}',
  ])('in production %s is not asked, and its event is refused for ever', async url => {
    const { requests, failure } = await sendTo(url, 'production')
    expect(requests).toEqual([])
    expect(failure).toBeInstanceOf(PermanentFailure)
    expect(String(failure)).not.toContain('cid-1')
  })

  // Proves tracking-10.
  test('in development a stand-in on this machine is asked, and in production an address on the Internet', async () => {
    expect(await sendTo('http://localhost:9200/?c={clickId}', 'development')).toEqual({
      requests: ['http://localhost:9200/?c=cid-1'],
      failure: undefined,
    })
    expect(await sendTo('http://93.184.216.34/?c={clickId}', 'production')).toEqual({
      requests: ['http://93.184.216.34/?c=cid-1'],
      failure: undefined,
    })
  })

  // Proves tracking-10.
  test('production refuses a merchant’s file that names one', () => {
    const faultsOf = (url: string, allowDemo: boolean) =>
      parseMerchant(folderOf('alpha', testMerchantFolder('alpha', { voluum: { url } })), { secrets: () => 'secret', allowDemo }).faults ?? []
    const fault = { file: 'alpha/merchant.json', path: '/voluum/url', reason: 'must lead to a host on the Internet, not into a private network' }
    expect(faultsOf('http://192.168.1.4/postback', false)).toContainEqual(fault)
    expect(faultsOf('http://localhost:9200/postback', false)).toContainEqual(fault)
    expect(faultsOf('http://192.168.1.4/postback', true)).not.toContainEqual(fault)
    expect(faultsOf('https://track.brand.com/postback', false)).not.toContainEqual(fault)
  })

  // Proves tracking-10.
  test.each([
    ['::ffff:10.1.2.3', true],
    ['::1', true],
    ['fd12::1', true],
    ['fe80::1', true],
    ['100.64.0.1', true],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
  ])('the address %s is private: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate)
  })
})
