import type { Page } from 'playwright-core'
import { addressOf, serverPort, type Merchant } from './phone.ts'
import { wireClient } from './wire.ts'

const PASSWORDS = { demo: 'Lantern-42-river', aurora: 'Harbor-77-cedar' } as const

/**
 * Signs the merchant's player in without the form, which costs several pages, and keeps the session in the page's tab. The next page is that of
 * a member on a later visit; until then the tab shows a page without an app.
 */
export const signInByCall = async (page: Page, merchant: Merchant = 'demo'): Promise<void> => {
  const client = wireClient(`http://127.0.0.1:${serverPort()}`, merchant)
  const answer = await client.call('session.login', { type: 'username', username: 'player', password: PASSWORDS[merchant] })
  if (!answer.success) throw new Error(`The sign-in was refused: ${answer.errorCode}`)
  const { id, token, userName, customerType: type, firstTimeLogin } = answer.value
  await page.goto(addressOf(merchant, '/m/asset-manifest.json'))
  await page.evaluate(
    session => sessionStorage.setItem('MC_SESSION_INFO', session),
    JSON.stringify({ id, token, merchantCode: merchant, userName, type, firstTimeLogin }),
  )
}
