import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeInTime } from './testing/close-in-time.ts'
import { answerAtDesk, memberIdIn } from './testing/desk.ts'
import { AGENT_PASSWORDS, fetchHere, PASSWORD, sessionByCall, signInByCall } from './testing/member-by-calls.ts'
import { addressOf, PATIENCE, PHONE, test, textsOf, type Merchant, type TestBrowser } from './testing/phone.ts'
import { solveSlider } from './testing/slider.ts'
import { nothingUnderWay } from './testing/wait-for.ts'
import { withoutOffers } from './testing/without-prompts.ts'

/** The headings of Lumina's announcements (merchants/demo/content). */
const HEADINGS = { visitor: 'Welcome to Lumina', first: 'Good to have you here' }

/** The agent's link, as the page for inviting players gives it. */
const linkOf = async (merchant: Merchant, language: LanguageCode): Promise<string> => {
  const { token } = await sessionByCall({ merchant, username: 'agent', password: AGENT_PASSWORDS[merchant] })
  const headers = { Merchant: merchant, Language: language, Authorization: token }
  const answer = await fetchHere(addressOf(merchant, '/wps/referral/invitation'), { headers })
  const { value } = (await answer.json()) as { readonly value: { readonly code: string } }
  return `${addressOf(merchant, '/m/index.html')}?r=${value.code}&language=${language}`
}

/** A phone on which only offers to install have been closed. */
const newPhone = async (browser: TestBrowser): Promise<Page> => {
  const context = await browser.newContext({ ...PHONE, announcements: true, acceptDownloads: true })
  context.setDefaultTimeout(PATIENCE)
  await withoutOffers(context)
  return context.newPage()
}

/** Closes the popup with announcements; where each slide must be seen, closing turns to the next one. */
const closePopup = async (page: Page, language: LanguageCode, memory: 'SHELL_PU_B' | 'SHELL_PU_A_') => {
  const { announcements, shell } = textsOf(language)
  const popup = page.getByRole('dialog', { name: announcements('announcements') })
  const current = () => popup.locator('li:not([inert]) h3').allTextContents()
  // Not until it is out of sight: while another page comes in its place, an open one is out of sight too.
  const isClosed = () => page.evaluate(key => Object.keys(sessionStorage).some(name => name.startsWith(key)), memory)
  while (!(await isClosed())) {
    await popup.waitFor()
    const before = await current()
    const close = popup.getByRole('button', { name: shell('close'), exact: true })
    if (await close.isVisible()) await close.click()
    else await page.keyboard.press('Escape')
    // It closes, or stays open at the next slide.
    await expect.poll(async () => (await isClosed()) || (await current()).join() !== before.join()).toBe(true)
  }
  await popup.waitFor({ state: 'detached' })
}

test('a friend comes by a link, is greeted, asks support, saves the picture once, and stands in the agent’s list', async ({ browser }) => {
  const merchant = 'demo'
  const language = 'EN'
  const { announcements, identity, shell } = textsOf(language)
  const chat = textOf(language, 'chat')
  const page = await newPhone(browser)
  const popup = page.getByRole('dialog', { name: announcements('announcements') })
  await page.goto(await linkOf(merchant, language), { waitUntil: 'networkidle' })
  // The picture to save waits for its part of the story: it comes after some seconds at home, and would cover the tabs on a slow machine.
  await page.evaluate(() => sessionStorage.setItem('SHELL_popupImage', '0'))

  await popup.getByRole('heading', { name: HEADINGS.visitor }).waitFor()
  await closePopup(page, language, 'SHELL_PU_B')

  await page
    .getByRole('main')
    .getByRole('link', { name: shell('register') })
    .first()
    .click()
  await page.waitForURL('**/m/register**')
  const username = `e2e_${randomBytes(6).toString('hex')}`
  await page.getByLabel(identity('username'), { exact: true }).fill(username)
  await page.getByLabel(identity('password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: identity('register_submit') }).click()
  await solveSlider(page)
  await page.getByRole('button', { name: identity('registered_continue') }).click()
  await page.waitForURL('**/m/home**')

  await popup.getByRole('heading', { name: HEADINGS.first }).waitFor()
  await closePopup(page, language, 'SHELL_PU_A_')

  // The member writes to support, and leaves before the answer comes.
  const tab = page.getByRole('banner').getByRole('link', { name: shell('tab_service') })
  await tab.click()
  await page.waitForURL('**/m/chat**')
  await page.getByRole('textbox', { name: chat('chat_placeholder') }).fill('Is my bonus here?')
  await page.getByRole('button', { name: chat('chat_send'), exact: true }).click()
  await page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: chat('chat_sent') })
    .waitFor()
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/home**')
  expect(await answerAtDesk(merchant, await memberIdIn(page), 'Yes, since today.')).toContain('Is my bonus here?')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await tab.getByText(shell('unread', { count: 1 })).waitFor()
  // What a member has beside the tab comes later, and moves it.
  await nothingUnderWay(page)
  await tab.click()
  await page.getByRole('log').getByText('Yes, since today.').waitFor()
  await page.getByRole('link', { name: shell('back') }).click()
  await page.waitForURL('**/m/home**')
  await tab.getByText(shell('unread', { count: 1 })).waitFor({ state: 'detached' })

  // The welcome picture is saved, and never comes again.
  await page.evaluate(() => {
    sessionStorage.removeItem('SHELL_popupImage')
    localStorage.setItem('SHELL_visits', '2')
  })
  await page.clock.install()
  await page.reload({ waitUntil: 'networkidle' })
  const save = page.getByRole('dialog').getByRole('button', { name: announcements('save_picture'), exact: true })
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(20_000)
        const close = popup.getByRole('button', { name: shell('close'), exact: true })
        if (await close.isVisible()) await close.click()
        return save.isVisible()
      },
      { timeout: PATIENCE },
    )
    .toBe(true)
  await page.clock.fastForward(1_000)
  const picture = await page.locator('dialog[open] img').getAttribute('src')
  const download = page.waitForEvent('download')
  await save.click()
  const file = (await download).suggestedFilename()
  expect(file).toMatch(/-popup-1\.[0-9a-f]{8}\.png$/)
  expect(await page.evaluate(() => localStorage.getItem('SHELL_popupImages'))).toContain(file.split('.')[0])
  await page.reload({ waitUntil: 'networkidle' })
  await page.clock.fastForward(20_000)
  await page.clock.fastForward(20_000)
  expect(await page.locator('dialog img').evaluateAll(pictures => pictures.map(one => one.getAttribute('src')))).not.toContain(picture)

  // The agent who sent the link sees the friend.
  await closeInTime(page.context())
  const agent = await newPhone(browser)
  await signInByCall(agent, { merchant, username: 'agent', password: AGENT_PASSWORDS[merchant] })
  await agent.goto(`${addressOf(merchant, '/m/agentRegister')}?language=${language}`, { waitUntil: 'networkidle' })
  await agent.getByRole('listitem').filter({ hasText: username }).waitFor()
  await closeInTime(agent.context())
})
