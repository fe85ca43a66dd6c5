import { languageNames } from '@foyer/contract/language-names'
import { languageCodes, languages } from '@foyer/contract/languages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInByCall } from './testing/member-by-calls.ts'
import { addressOf, test, textsOf } from './testing/phone.ts'

/** Opens the sign-in page in English and chooses Urdu; whether the same document is still there afterwards. */
const chooseUrdu = async (page: Page): Promise<boolean> => {
  await page.goto(addressOf('demo', '/m/login?language=EN&r=friend'), { waitUntil: 'networkidle' })
  await page.evaluate(() => (document.documentElement.dataset['stays'] = ''))
  await page.getByRole('button', { name: textsOf('EN').shell('language') }).click()
  await page.getByRole('dialog').getByText(languageNames.UR).click()
  await page.getByRole('heading', { name: textsOf('UR').identity('login_title') }).waitFor()
  return page.evaluate(() => 'stays' in document.documentElement.dataset)
}

// Proves language-and-country-9.
test('a chosen language is shown in place, without loading the document anew, from right to left if it is written so, and is remembered (spec 2 §5)', async ({
  phone,
}) => {
  const { page } = phone
  expect(await chooseUrdu(page)).toBe(true)
  const [html] = await page.locator('html').evaluateAll(([root]) => [root && { lang: root.getAttribute('lang'), dir: root.getAttribute('dir') }])
  expect(html).toEqual({ lang: 'ur', dir: 'rtl' })
  expect(new URL(page.url()).search).toBe('?r=friend')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toContain('language=UR')
  // Calls and later pages speak it too.
  const sent = page.waitForRequest('**/wps/session/login')
  await page.getByLabel(textsOf('UR').identity('username'), { exact: true }).fill('player')
  await page.getByLabel(textsOf('UR').identity('password'), { exact: true }).fill('Wrong-42-river')
  await page.getByRole('button', { name: textsOf('UR').identity('login_submit') }).click()
  expect(await (await sent).headerValue('language')).toBe('UR')
  await page.goto(addressOf('demo', '/m/login'), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: textsOf('UR').identity('login_title') }).waitFor()
  expect(phone.complaints.filter(complaint => !complaint.includes('403'))).toEqual([])
})

// Proves language-and-country-9.
test('home keeps its pictures while the language changes, so that none is blank for a moment (spec 2 §5)', async ({ phone }) => {
  const page = await phone.open('demo', '/m/home', 'EN')
  const kept = page.locator('main img[data-stays]')
  const before = await page.locator('main img').evaluateAll(pictures => {
    for (const picture of pictures) if (picture instanceof HTMLElement) picture.dataset['stays'] = ''
    return pictures.length
  })
  await page.getByRole('button', { name: textsOf('EN').shell('language') }).click()
  await page.getByRole('dialog').getByText(languageNames.UR).click()
  await page.locator('html[lang=ur]').waitFor()
  await page.getByText(textsOf('UR').shell('play_responsibly_text')).waitFor()
  expect(await kept.count()).toBe(before)
  expect(before).toBeGreaterThan(10)
  // The list of languages closes, and speaks the new language when it opens again.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: textsOf('UR').shell('language') }).click()
  await page.getByRole('dialog', { name: textsOf('UR').shell('choose_language') }).waitFor()
  expect(phone.complaints).toEqual([])
})

// Proves language-and-country-9.
test('where another build answers, the document is loaded anew in the chosen language', async ({ phone: { page } }) => {
  await page.route('**/m/login?r=friend', async route => {
    if (route.request().resourceType() === 'document') return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/m/assets/entry', '/m/assets/later-entry') })
  })
  expect(await chooseUrdu(page)).toBe(false)
})

// Proves language-and-country-6.
test('without a choice the browser’s language is used, otherwise the merchant’s first', async () => {
  for (const [request, language] of [
    ['ur-PK,ur;q=0.9', 'UR'],
    ['fil-PH,fil;q=0.9', 'TY'],
    ['fr-FR,fr;q=0.9', 'EN'],
  ] as const) {
    // What the browser sends by itself; no page is needed to see the answer.
    const home = await fetch(addressOf('demo', '/m/home'), { headers: { 'accept-language': request } })
    expect(/<html[^>]* lang="([^"]+)"/.exec(await home.text())?.[1]).toBe(languages[language].html)
  }
})

// Proves language-and-country-13, requests-31.
test('after the member is fetched, the server gets the chosen language if the member’s is different; member type 4 is exempt; one chosen in the list is told at once (spec 2 §4, Language sync)', async ({
  phone,
}) => {
  const { page } = phone
  await signInByCall(page, { remember: false })
  // Whatever another test left, the language is now English.
  await phone.open('demo', '/m/member/home', 'EN')

  const sent: { readonly merchant: string | undefined; readonly body: unknown }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/wps/member/language')) sent.push({ merchant: request.headers()['merchant'], body: request.postDataJSON() })
  })
  const member = '**/wps/member/info'
  await page.route(member, async route => {
    const response = await route.fetch()
    const { value, ...rest } = (await response.json()) as { readonly value: object }
    await route.fulfill({ response, json: { ...rest, value: { ...value, type: 4 } } })
  })
  await phone.open('demo', '/m/member/home', 'UR')
  expect(sent).toEqual([])

  await page.unroute(member)
  const answered = page.waitForResponse('**/wps/member/language')
  await phone.open('demo', '/m/member/home', 'UR')
  expect((await answered).ok()).toBe(true)
  expect(sent).toEqual([{ merchant: 'demo', body: { language: 'UR' } }])

  const fetched = page.waitForResponse(member)
  await phone.open('demo', '/m/member/home', 'UR')
  expect(await (await fetched).json()).toMatchObject({ value: { language: 'UR' } })
  expect(sent).toHaveLength(1)

  // A language that the member chooses in the list is told at once.
  const chosen = page.waitForRequest('**/wps/member/language')
  await page.getByText(textsOf('UR').shell('language'), { exact: true }).first().click()
  await page.getByRole('dialog').getByText(languageNames.TR).click()
  expect((await chosen).postDataJSON()).toEqual({ language: 'TR' })
  await page.getByText(textsOf('TR').shell('language'), { exact: true }).first().waitFor()
  expect(phone.complaints).toEqual([])
})

// Proves language-and-country-11.
test('the list names all twenty languages in their own words, and opens at the current one; a language in the address stays on the next page (spec 2 §5)', async ({
  phone,
}) => {
  const page = await phone.open('demo', '/m/login', 'TR')
  await page.getByRole('button', { name: textsOf('TR').shell('language') }).click()
  const list = page.getByRole('dialog').getByRole('listitem')
  await list.last().waitFor()
  expect((await list.allTextContents()).toSorted()).toEqual(languageCodes.map(code => languageNames[code]).toSorted())

  const spoken = page.getByRole('dialog').getByRole('button', { pressed: true })
  expect(await spoken.textContent()).toBe(languageNames.TR)
  // Of the sheet’s own scrolling: nothing was scrolled to find it.
  const { height } = page.viewportSize() ?? { height: 0 }
  const isInSight = async () => {
    const box = await spoken.boundingBox()
    return box && box.y > 0 && box.y + box.height <= height
  }
  await expect.poll(isInSight).toBe(true)

  await page.goto(addressOf('demo', '/m/register'), { waitUntil: 'commit' })
  expect(await page.locator('html').getAttribute('lang')).toBe('tr')
})
