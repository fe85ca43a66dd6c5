import { languages } from '@foyer/contract/languages'
import { expect } from 'vitest'
import { accessibilityFaults, addressOf, test, textsOf } from './testing/phone.ts'

test.for([
  ['demo', 'EN'],
  ['aurora', 'UR'],
] as const)(
  '%s in %s: Chromium finds no obstacle to installing; without a network a page says so in the player’s language, and recovers',
  async ([merchant, language], { phone }) => {
    const page = await phone.open(merchant, '/m/home?affiliateCode=aff1', language)
    await page.waitForFunction(() => document.querySelector('link[rel=manifest]')?.getAttribute('href')?.includes('affiliateCode=aff1'))
    const devtools = await phone.context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // The tests' browser profile is a private one, which no page can change.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
    const { data, errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}') as {
      readonly start_url: string
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    }
    expect(manifest.start_url).toBe('/m/home?utm_source=homescreen&affiliateCode=aff1')
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async address => {
        const image = new Image()
        image.src = address
        await image.decode()
        return image.naturalWidth
      }, src)
      expect(width).toBe(sizes === 'any' ? width : Number.parseInt(sizes, 10))
    }

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // The worker stores only the offline page: all other content comes from the server.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toEqual(['/m/offline'])
    await phone.context.setOffline(true)
    await page.goto(addressOf(merchant, `/m/register?language=${language}`))
    const texts = textsOf(language)
    await page.getByRole('heading', { name: texts.errors('network_offline') }).waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].dir)
    expect(await accessibilityFaults(page)).toEqual([])

    await phone.context.setOffline(false)
    await page.getByRole('link', { name: texts.shell('retry') }).click()
    await page.getByRole('navigation').or(page.getByRole('button')).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/m/register')
    expect(await page.getByRole('heading', { name: texts.errors('network_offline') }).count()).toBe(0)
  },
)

test('a push shows its text, and a tap opens only pages of ours', async ({ phone }) => {
  const origin = new URL(addressOf('demo', '/')).origin
  await phone.context.grantPermissions(['notifications'], { origin })
  const page = await phone.open('demo', '/m/login', 'EN')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const devtools = await phone.context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const displayed = new Promise<void>(resolve => {
    devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
      if (eventName === 'Notification displayed') resolve()
    })
  })
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' })
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true })
  const payload = { title: 'Draw tonight', body: 'At eight.', url: 'https://evil.example/m/x' }
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(payload) })
  // Requested earlier, Chromium treats it as closed and forgets it.
  await displayed
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data as unknown }))
  })
  expect(shown).toEqual([{ title: 'Draw tonight', body: 'At eight.', path: '/m/home' }])
})
