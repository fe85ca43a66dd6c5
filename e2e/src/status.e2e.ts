import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addressOf, test, textsOf, type Phone } from './testing/phone.ts'
import { closed } from './testing/wait-for.ts'

// Spec 2 §7, §8: the status call after a page's start, and what happens if it fails.

const STATUS = '**/wps/system/status?*'
const { shell } = textsOf('EN')

// Proves requests-27.
test('a page requests the status with the way it was reached, and measures the line’s speed', async ({ phone: { page, open } }) => {
  const status = page.waitForRequest(STATUS)
  const ping = page.waitForRequest('**/wps/system/test/ping?*')
  await open('demo', '/m/home?affiliateCode=abc123&token=nothing', 'EN')
  const { origin } = new URL(page.url())
  expect(Object.fromEntries(new URL((await status).url()).searchParams)).toEqual({
    device: 'MOBILE',
    track: 'abc123',
    originalDomain: 'localhost',
    // Its query may hold a token.
    url: `${origin}/m/home`,
  })
  expect(new URL((await ping).url()).searchParams.get('speed')).toMatch(/^\d{13}$/)
  expect(await (await ping).headerValue('merchant')).toBe('demo')
  expect(await (await status).headerValue('merchant')).toBe('demo')
})

// Proves navigation-39.
test('the affiliate code of a subdomain is kept, and sent as track (spec 1 §3, Affiliate and registration info)', async ({ phone: { page } }) => {
  const status = page.waitForRequest(STATUS)
  await page.goto(addressOf('aurora', '/m/home?affiliateCode=asked').replace('//aurora.', '//promo7.aurora.'))
  expect(new URL((await status).url()).searchParams.get('track')).toBe('promo7')
  expect(await page.evaluate(() => localStorage.getItem('SHELL_registrationInfo'))).toContain('"affiliateCode":"promo7"')
})

describe('a status call that fails', () => {
  const notice = (page: Page) => page.getByRole('alertdialog', { name: shell('notice') })

  const opened = async ({ page, open }: Phone, status: number, body: object) => {
    await page.route(STATUS, route => route.fulfill({ status, json: { success: false, ...body } }))
    await open('demo', '/m/login', 'EN')
    return notice(page)
  }

  // Proves errors-16.
  test('with any error code shows the server’s message', async ({ phone }) => {
    const alert = await opened(phone, 500, { errorCode: 'server.error', message: 'The server rests.' })
    await alert.getByText('The server rests.', { exact: true }).waitFor()
    await alert.getByRole('button', { name: shell('confirm') }).click()
    await closed(alert)
  })

  /** The blocked-domain notice of a merchant with this many customer-service entries. */
  const blocked = async (phone: Phone, entries: number) => {
    await phone.page.route('**/wps/system/domainProblem', async route => {
      const { value } = (await (await route.fetch()).json()) as { value: { customerService: readonly object[] } }
      await route.fulfill({ json: { success: true, value: { customerService: value.customerService.slice(0, entries), domainList: [] } } })
    })
    const dialog = await opened(phone, 421, { errorCode: 'domain_not_available', message: 'Gone.' })
    await dialog.getByText('Gone.', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: shell('retry_once') }).waitFor()
    return dialog
  }

  // Proves errors-16, notices-4.
  test('with domain_not_available shows the blocked-domain notice; the only customer-service entry opens directly', async ({ phone }) => {
    const dialog = await blocked(phone, 1)
    expect(await dialog.getByRole('link', { name: shell('services') }).getAttribute('href')).toBe('mailto:support@lumina.example')
  })

  // Proves notices-4.
  test('without an entry the blocked-domain notice has no customer service', async ({ phone }) => {
    const dialog = await blocked(phone, 0)
    expect(await dialog.getByRole('button').count()).toBe(1)
    expect(await dialog.getByRole('link').count()).toBe(0)
  })
})
