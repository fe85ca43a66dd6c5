import { startPixelStandIn } from '@foyer/server/src/tracking/testing/pixel-stand-in.ts'
import { textOf } from '@foyer/texts/load'
import { afterAll, beforeAll, expect } from 'vitest'
import { textsOf, unansweredTest as test } from './testing/phone.ts'
import { startServerWith } from './testing/servers/changed-merchants.ts'
import { wireClient } from './testing/wire.ts'

let standIn: Awaited<ReturnType<typeof startPixelStandIn>>
let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  standIn = await startPixelStandIn()
  server = await startServerWith({ demo: { ...standIn.settings, tracking: { consent: 'ask' } } }, standIn.secrets('demo'))
})
afterAll(async () => {
  await server.stop()
  await standIn.close()
})

// Proves tracking-12, tracking-16.
test('no advertiser is asked before consent or without it; then each script once, in its own words; a no stops them at once', async ({ phone }) => {
  const { shell } = textsOf('EN')
  const tracking = textOf('EN', 'tracking')
  const { page, context } = phone
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(standIn.origin)) requests.push(request.url())
  })
  const openHome = () => page.goto(`http://localhost:${server.port}/m/home?fbclid=IwAR0-Click&language=EN`, { waitUntil: 'networkidle' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  // Neither before a choice nor after a no.
  await openHome()
  await button(tracking('consent_necessary')).click()
  await page.getByRole('dialog', { name: tracking('consent_title') }).waitFor({ state: 'hidden' })
  await openHome()
  expect(requests).toEqual([])
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_fb'))).toEqual([])

  await page.evaluate(() => localStorage.removeItem('SHELL_consent'))
  await openHome()
  await button(tracking('consent_accept')).click()
  await expect.poll(() => [...standIn.loads].sort()).toEqual(['facebook', 'gtag', 'kwai', 'tiktok'])
  const nameOf = (provider: string, said: readonly unknown[]) =>
    `${provider} ${said
      .slice(0, 2)
      .filter(word => typeof word === 'string')
      .join(' ')}`
  const sent = () => standIn.sent.map(([provider, ...said]) => nameOf(provider, said))
  await expect
    .poll(sent)
    .toEqual(
      expect.arrayContaining([
        'facebook consent grant',
        'facebook init 123456789',
        'facebook track ViewContent',
        'tiktok track ViewContent',
        'gtag consent default',
      ]),
    )
  // Google is told of consent before all else, and Kwai not of what happened before it ran: the server told it.
  expect(
    sent()
      .filter(call => call.startsWith('gtag'))
      .slice(0, 2),
  ).toEqual(['gtag consent default', 'gtag consent update'])
  expect(sent()).not.toContain('kwai track contentView')
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies['_fbc']).toMatch(/^fb\.0\.\d+\.IwAR0-Click$/)
  expect(cookies['_fbp']).toMatch(/^fb\.0\.\d+\.\d+$/)

  const tab = page.getByRole('banner').getByRole('link', { name: shell('tab_service') })
  await tab.click()
  await page.waitForURL('**/m/support**')
  await expect.poll(sent).toEqual(expect.arrayContaining(['kwai track contentView', 'gtag event view_content']))
  expect([...standIn.loads].sort()).toEqual(['facebook', 'gtag', 'kwai', 'tiktok'])

  // The visitor says no in another place. The page hears of it with its next moment.
  const reach = () =>
    page.evaluate(
      url =>
        fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(30_000) }).then(
          () => 'sent',
          () => 'stopped',
        ),
      `${standIn.origin}/told-nothing`,
    )
  expect(await reach()).toBe('sent')
  const visitor = (await page.evaluate(() => localStorage.getItem('SHELL_deviceId'))) ?? ''
  const chosen = await wireClient(`http://127.0.0.1:${server.port}`, 'demo', { host: 'localhost' }).call('tracking.choose', {
    visitor,
    version: '1',
    measurement: true,
    marketing: false,
    globalPrivacyControl: false,
  })
  expect(chosen).toMatchObject({ success: true })
  await page.goBack()
  await page.locator('meta[http-equiv="Content-Security-Policy"]').waitFor({ state: 'attached' })
  // On the way the chat filled the window for a moment: the scripts that run were not started once more.
  expect([...standIn.loads].sort()).toEqual(['facebook', 'gtag', 'kwai', 'tiktok'])
  expect(await reach()).toBe('stopped')
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_fb'))).toEqual([])
})
