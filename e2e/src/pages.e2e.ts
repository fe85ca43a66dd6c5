import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressOf, test, textsOf } from './testing/phone.ts'

/** Records requests for content of other pages: the names of the parts, one entry per request. */
const partsRequestedBy = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', request => {
    const [, names] = /^\/m\/parts\/[^/]+\/[^/]+\/[^/]+\/(.+)$/.exec(new URL(request.url()).pathname) ?? []
    if (names) requests.push(decodeURIComponent(names))
  })
  return requests
}

test('a page brings what it shows, and whoever comes from another page gets the rest by one request', async ({ phone }) => {
  const { shell, identity, play } = textsOf('EN')
  const page = await phone.open('aurora', '/m/login', 'EN')
  expect((await page.content()).includes('"gameCategory"')).toBe(false)
  const request = partsRequestedBy(page)

  await page.getByRole('link', { name: shell('back') }).click()
  await page.getByRole('heading', { name: play('lane_slots') }).waitFor()
  await page.getByRole('region', { name: shell('banners') }).waitFor()
  // The live house is no part of what the page shows at first: it loads once the page is idle.
  await expect.poll(() => request).toEqual(['banners,shortcuts,texts.play,vendors', 'texts.lobby,texts.lottery'])

  // All of it is cached: nothing is requested again, wherever the player goes.
  await page.goBack()
  await page.getByRole('heading', { name: identity('login_title') }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: play('lane_slots') }).waitFor()
  expect(request).toHaveLength(2)
  expect(phone.complaints).toEqual([])
})

test('a page opened by its address requests nothing that it shows', async ({ phone }) => {
  const { shell, identity } = textsOf('EN')
  const request = partsRequestedBy(phone.page)
  await phone.open('demo', '/m/login', 'EN')
  expect(request.join()).not.toMatch(/shell|identity/)
  const page = await phone.open('demo', '/m/home', 'EN')
  // What a visitor is likely to open next loads when the page is idle, and so do the texts of errors and install prompts.
  const ofTheDoor = () => request.filter(names => names.includes('identity')).length
  await expect.poll(ofTheDoor).toBe(1)
  expect(request.join()).not.toMatch(/vendors|banners|play|shell/)

  await page
    .getByRole('link', { name: shell('register'), exact: true })
    .first()
    .click()
  await page.getByRole('heading', { name: identity('register_title') }).waitFor()
  expect(ofTheDoor()).toBe(1)
})

// Proves navigation-36.
test('a member who opens sign-in or registration is led home, or to the page that sign-in should have led to', async ({ phone }) => {
  const { shell, identity, play } = textsOf('EN')
  const page = await phone.open('demo', '/m/home', 'EN')
  await page
    .getByRole('link', { name: shell('register'), exact: true })
    .first()
    .click()
  await page.getByRole('link', { name: identity('go_login'), exact: true }).click()
  await page.getByRole('heading', { name: identity('login_title') }).waitFor()
  await page.getByLabel(identity('username'), { exact: true }).fill('player')
  await page.getByLabel(identity('password'), { exact: true }).fill('Lantern-42-river')
  await page.getByRole('button', { name: identity('login_submit') }).click()
  await page.waitForURL('**/m/home**')

  // The browser's back button would otherwise lead to the form before it, which is registration.
  await page.goBack()
  await page.waitForURL('**/m/home**')
  await page.getByRole('heading', { name: play('lane_slots') }).waitFor()
  for (const path of ['/m/login', '/m/register', '/m/register.html']) {
    await page.goto(addressOf('demo', `${path}?language=EN&cid=voluum-7`))
    await page.waitForURL('**/m/home?cid=voluum-7')
  }
  await page.goto(addressOf('demo', '/m/login?language=EN&backUrl=%2Fm%2Fmember%2Fhome'))
  await page.waitForURL('**/m/member/home')
  await page.getByRole('button', { name: identity('sign_out') }).waitFor()
  expect(phone.complaints).toEqual([])
})
