import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { agents, test } from '#testing/fresh-phone.ts'
import { signInByCall } from '#testing/member-by-calls.ts'
import { addressOf, textsOf } from '#testing/phone.ts'
import { withoutAnnouncements, withoutConsent } from '#testing/without-prompts.ts'

/** The app that the samples in native-shell/ are, played by a script. */
const PLAYED_APP = fileURLToPath(new URL('../../../native-shell/player/played-app.js', import.meta.url))
const INSTALLATION = '5f0c8f0e-4a52-4c1b-9f37-0c6f1d2b7a10'

interface Received {
  readonly action: string
  readonly name?: string
  readonly content?: string
  readonly url?: string
}
const received = (page: Page) => page.evaluate(() => (Reflect.get(window, 'playedApp') as { received: readonly Received[] }).received)

describe('inside the merchant’s app (docs/native-app.md)', () => {
  test('the app shares, saves and gets push messages for the page, and the back key closes its windows', async ({ fresh }) => {
    const page = await fresh(agents.app.replace('FoyerApp/2.4.38', `FoyerApp/2.4.39 (${INSTALLATION})`))
    const context = page.context()
    await context.addInitScript({ path: PLAYED_APP })
    await context.addInitScript(() => sessionStorage.setItem('playedPush', 'granted'))
    await withoutAnnouncements(context)
    await withoutConsent(context)
    // The demo has no account at Firebase.
    const firebase = { apiKey: 'key', projectId: 'brand', appId: '1:77:web:ab', messagingSenderId: '77' }
    await page.route('**/wps/push/setting**', route => route.fulfill({ json: { success: true, value: { vapidKey: 'key', firebase } } }))
    const binding = page.waitForRequest('**/wps/relay/CSP_fcmBind')
    await signInByCall(page)

    const { referral, wallet } = textsOf('EN')
    await page.goto(addressOf('demo', '/m/inviteFriends?language=EN'))
    const { registrationToken } = (await binding).postDataJSON() as { readonly registrationToken: string }
    expect(JSON.parse(Buffer.from(registrationToken, 'base64url').toString())).toEqual({ fid: 'cPlayedInstallation000' })

    await page.getByRole('button', { name: referral('share'), exact: true }).click()
    await expect
      .poll(async () => (await received(page)).at(-1))
      .toMatchObject({ action: 'share', url: expect.stringContaining('/m/index.html?r=') as string })

    const poster = page.getByRole('button', { name: referral('poster') })
    await poster.click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/m/inviteFriends')

    await page.goto(addressOf('demo', '/m/member/statement?language=EN'))
    await page.getByRole('button', { name: wallet('csv_download') }).click()
    await expect.poll(async () => (await received(page)).at(-1)).toMatchObject({ action: 'save', name: 'statement.csv' })
    const { content = '' } = (await received(page)).at(-1) ?? {}
    expect(Buffer.from(content, 'base64').toString()).toContain(',')
  })
})
