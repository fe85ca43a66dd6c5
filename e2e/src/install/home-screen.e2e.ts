import { languages } from '@foyer/contract/languages'
import { startPushStandIn } from '@foyer/server/src/push/testing/push-stand-in.ts'
import type { BrowserContext } from 'playwright-core'
import { expect, inject } from 'vitest'
import { answerAtDesk, memberIdIn } from '#testing/desk.ts'
import { requestOf, signInByCall } from '#testing/member-by-calls.ts'
import { accessibilityFaults, addressOf, serverPort, textsOf, wholeTest as test } from '#testing/phone.ts'
import { givePushDevice } from '#testing/push-device.ts'
import { closed, signedOut } from '#testing/wait-for.ts'

// Proves install-8, notices-14.
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

/** Taps on the notification with a title, within the worker; false while there is none. */
const tapOn = async (title: string): Promise<boolean> => {
  const worker = globalThis as unknown as { readonly registration: ServiceWorkerRegistration; dispatchEvent(event: Event): boolean }
  const Tap = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, about: { readonly notification: Notification }) => Event
  const notification = (await worker.registration.getNotifications()).find(one => one.title === title)
  return notification !== undefined && worker.dispatchEvent(new Tap('notificationclick', { notification }))
}

// Proves navigation-33, push-11.
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
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, path: (data as { readonly path: string }).path }))
  })
  expect(shown).toEqual([{ title: 'Draw tonight', body: 'At eight.', path: '/m/home' }])

  // A tap reaches the worker as this event; the test taps for the player, because the notification is drawn by the system.
  const [worker] = phone.context.serviceWorkers()
  const ours = { web_push: 8030, notification: { title: 'Support', body: 'An answer.', lang: 'en', dir: 'ltr', navigate: `${origin}/m/support` } }
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(ours) })
  await expect.poll(() => worker?.evaluate(tapOn, 'Support')).toBe(true)
  await page.waitForURL(`${origin}/m/support`)
})

/** The player has bought a ticket before, so that they may be asked. */
const withTicket = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('SHELL_awaitsNews', '1')
  })

// Proves navigation-18, push-5, session-11.
test('a player allows push messages: an answer of support comes to the phone, and none comes after signing out (spec 1 §4, Push token and prompt)', async ({
  phone,
}) => {
  const service = await startPushStandIn(inject('pushPort'))
  try {
    const { push, identity } = textsOf('EN')
    await givePushDevice(phone.context, 'granted', service.device('phone'))
    await withTicket(phone.context)
    await signInByCall(phone.page)
    const page = await phone.open('demo', '/m/home', 'EN')
    const prompt = page.getByRole('dialog', { name: push('push_prompt_title') })
    await prompt.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const bound = page.waitForResponse('**/CSP_fcmSubscribe')
    await prompt.getByRole('button', { name: push('push_allow') }).click()
    await bound
    await prompt.waitFor({ state: 'detached' })

    const member = await memberIdIn(page)
    // Results of a draw may come in between: the member has tickets.
    const answered = () =>
      service.received.flatMap(({ device, payload }) => (payload.notification.body === 'Support has answered you.' ? [device] : []))
    await answerAtDesk('demo', member, 'We look at it.')
    await expect.poll(answered).toEqual(['phone'])

    // Another device of the member shows when the next push has gone out.
    const request = await requestOf(page, 'demo', serverPort())
    await page.goto(addressOf('demo', '/m/member/home'))
    await page.getByRole('button', { name: identity('sign_out') }).click()
    // The server ends the device's push with the session, also where the page's own call for it never arrives.
    await page.route('**/CSP_fcmUnsubscribe*', route => route.abort())
    // The page forgets the session before the server has.
    const ended = page.waitForResponse('**/wps/session/logout')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: identity('sign_out') })
      .click()
    await ended
    await signedOut(page)
    await expect(request('push.kinds', {})).rejects.toMatchObject({ status: 401 })
    await signInByCall(phone.page)
    await (
      await requestOf(page, 'demo', serverPort())
    )('push.bind', { registrationToken: service.device('tablet') })
    await answerAtDesk('demo', member, 'It is done.')
    await expect.poll(answered).toEqual(['phone', 'tablet'])
  } finally {
    await service.close()
  }
})

// Proves errors-25, push-5.
test('a player who refuses push messages is told where to allow them, then and later', async ({ phone }) => {
  const { push, shell } = textsOf('UR')
  await givePushDevice(phone.context, 'denied', Buffer.from('{}').toString('base64url'))
  await withTicket(phone.context)
  await signInByCall(phone.page, { merchant: 'aurora' })
  const page = await phone.open('aurora', '/m/home', 'UR')
  const prompt = page.getByRole('dialog', { name: push('push_prompt_title') })
  await prompt.getByRole('button', { name: push('push_allow') }).click()
  const dialog = page.getByRole('alertdialog').filter({ hasText: push('notification_request_tips') })
  await dialog.getByRole('button', { name: shell('confirm') }).click()
  await closed(prompt)

  await phone.open('aurora', '/m/member/home', 'UR')
  await page.getByRole('button', { name: push('notifications') }).click()
  const sheet = page.getByRole('dialog', { name: push('notifications') })
  await sheet.getByText(push('notification_request_tips')).waitFor()
  expect(await sheet.getByRole('button', { name: push('push_allow') }).count()).toBe(0)
})
