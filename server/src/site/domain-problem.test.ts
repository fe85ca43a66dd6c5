import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPath, scramblePath } from '#kernel/merchants/customer-service-path.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  const customerService = [
    { title: 'Chat', url: 'https://help.test/chat', csType: 'AICAN' as const, csPosition: 'NOTICE' as const },
    { path: scramblePath('mailto:help@alpha.test') },
  ]
  const domains = [{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }]
  wire = await createTestApp({ merchants: { alpha: { domains, customerService } } })
})
afterAll(() => wire.close())

// Proves requests-21, requests-27.
test('system/domainRoute gives the lines, and the fallback host', async () => {
  expect(valueOf(await wire.client().call('system.domainRoute', {}))).toEqual({
    domainList: [{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }],
    originalDomain: 'alpha.test',
  })
})

// Proves requests-30.
test('system/domainProblem answers on a blocked host, and on a host of no merchant if the request names the merchant (spec 2 §4, §7)', async () => {
  const at = (Host: string, merchant?: string) =>
    wire.app.inject({ url: '/wps/system/domainProblem', headers: { host: Host, ...(merchant && { merchant }) } }).then(reply => reply.json())
  for (const answer of [await at('alpha.test'), await at('blocked.alpha.test'), await at('gone.test', 'alpha')]) {
    expect(answer.value.domainList).toEqual([{ domainName: 'line1.test' }, { domainName: 'https://line2.test' }])
    const [chat, mail] = answer.value.customerService
    expect(chat).toEqual({ title: 'Chat', csType: 'AICAN', csPosition: 'NOTICE', path: expect.not.stringContaining('help') })
    expect([chat, mail].map(({ path }) => openPath(path))).toEqual(['https://help.test/chat', 'mailto:help@alpha.test'])
  }
  expect(await at('gone.test')).toMatchObject({ errorCode: 'domain_not_available' })
  expect(await at('beta.test', 'alpha')).toMatchObject({ errorCode: 'merchant.mismatch' })
})
