import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf } from '@foyer/texts/load'
import { afterAll, beforeAll, expect } from 'vitest'
import { enterByCall } from './testing/member-by-calls.ts'
import { accessibilityFaults, test, textsOf } from './testing/phone.ts'
import { startServerWith, WITHOUT_CAPTCHA } from './testing/servers/changed-merchants.ts'
import { untilSold } from './testing/until-sold.ts'

type Server = Awaited<ReturnType<typeof startServerWith>>

/** The week's play credit waits for everybody, instead of for twenty bets. */
const offerCredit = async (folder: string): Promise<void> => {
  for (const merchant of ['demo', 'aurora']) {
    const file = join(folder, merchant, 'content/promotions.json')
    const { promotions } = JSON.parse(await readFile(file, 'utf8')) as { readonly promotions: readonly { readonly id: string }[] }
    const offered = promotions.map(promotion => (promotion.id === 'weekly-credit' ? { ...promotion, condition: { signedIn: true } } : promotion))
    await writeFile(file, JSON.stringify({ promotions: offered }))
  }
}

let server: Server
beforeAll(async () => {
  server = await startServerWith(WITHOUT_CAPTCHA, {}, offerCredit)
})
afterAll(() => server.stop())

test('a member takes play credit and a ticket, and sees both where money is shown', async ({ phone: { page } }) => {
  const merchant = 'aurora'
  const language = 'UR'
  const [amount, nothing, needed] = ['R$\u00a050,00', 'R$\u00a00,00', 'R$\u00a0150,00']
  await untilSold(merchant, 'lucky-six', server.port)
  await enterByCall(page, merchant, server.port)
  const open = (path: string) => page.goto(`http://aurora.localhost:${server.port}${path}?language=${language}`, { waitUntil: 'networkidle' })
  const rewards = textOf(language, 'rewards')
  const lottery = textOf(language, 'lottery')
  const { wallet } = textsOf(language)
  const card = (gift: string) => page.getByRole('listitem').filter({ hasText: gift })
  const take = (gift: string) =>
    card(gift)
      .getByRole('button', { name: new RegExp(`^${rewards('reward_take')}`) })
      .dblclick()

  await open('/m/rewardCenter')
  const credit = rewards('reward_credit', { amount })
  await card(credit)
    .getByText(rewards('credit_terms', { needed, days: '14' }))
    .waitFor()
  await take(credit)
  await page.getByRole('heading', { name: wallet('play_credit') }).waitFor()
  const progress = page.getByRole('progressbar', { name: wallet('play_credit') })
  expect(await progress.getAttribute('aria-valuetext')).toBe(rewards('credit_progress', { staked: nothing, needed }))
  const ticket = rewards('reward_ticket', { lottery: 'X' }).split('X')[0] ?? ''
  await take(ticket)
  const received = page.getByRole('heading', { name: rewards('rewards_taken') }).locator('..')
  await received.getByText(ticket).waitFor()
  await received.getByText(credit).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await open('/m/member/account')
  const balance = page.getByRole('region', { name: wallet('balance'), exact: true })
  await balance.getByText(amount, { exact: true }).waitFor()
  expect(await balance.getByText(wallet('play_credit')).count()).toBe(1)
  expect(await balance.getByText(nothing, { exact: true }).count()).toBe(1)

  // The house gave the ticket's price, and the ticket was bought with it.
  await open('/m/member/statement')
  await page.getByText(wallet('movement_gift')).waitFor()
  await page.getByText(lottery('lottery_lucky_six')).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await open('/m/lottery/tickets')
  await page.getByText(lottery('lottery_lucky_six')).first().waitFor()
})
