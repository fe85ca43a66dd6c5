import { DEMO_STAFF_PASSWORD } from '@foyer/server/src/staff/demo/demo-staff.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { textOf } from '@foyer/texts/load'
import { afterAll, beforeAll, expect } from 'vitest'
import { requestOf, requestTo, signInByCall } from '#testing/member-by-calls.ts'
import { DESK, test, textsOf } from '#testing/phone.ts'
import { startServerWith, WITHOUT_CAPTCHA } from '#testing/servers/changed-merchants.ts'

const DESK_HOST = '127.0.0.1'

// Players and staff in one product: what one does, the other meets in the browser.
let server: Awaited<ReturnType<typeof startServerWith>>
let desk: string
beforeAll(async () => {
  const port = await freePort()
  desk = `http://${DESK_HOST}:${port}`
  server = await startServerWith(WITHOUT_CAPTCHA, { CONSOLE_PORT: String(port) })
})
afterAll(() => server.stop())

/** The cookie of a member of the demo's staff, whose login is the role's name. */
const signedInAs = async (login: string) => {
  const { code } = (await (await fetch(`${desk}/dev/code?login=${login}`)).json()) as { readonly code: string }
  const body = JSON.stringify({ login, password: DEMO_STAFF_PASSWORD, code })
  const answer = await fetch(`${desk}/ops/session/signIn`, { method: 'POST', headers: { origin: desk, 'content-type': 'application/json' }, body })
  const [name = '', value = ''] = (answer.headers.get('set-cookie')?.split(';')[0] ?? '').split('=')
  return { name, value, url: desk }
}

/** The lottery of which tickets are sold for the longest time from now. */
const longestSold = async (): Promise<string> => {
  let code: string | undefined
  const closesAt = ({ next }: { readonly next: { readonly closesAt: string } | null }) => Date.parse(next?.closesAt ?? '')
  await expect
    .poll(async () => {
      const { lotteries } = await requestTo('demo', server.port)('lottery.list', {})
      code = lotteries.filter(({ next }) => next?.state === 'open').toSorted((one, other) => closesAt(other) - closesAt(one))[0]?.code
      return code
    })
    .toBeTypeOf('string')
  return code ?? ''
}

test('support finds a member by a ticket and locks bets: the player’s next ticket is refused with words, until the lock is lifted', async ({
  browser,
  phone: { page: player },
}) => {
  const { errors } = textsOf('EN')
  const t = textOf('EN', 'lottery')
  await signInByCall(player, { port: server.port })
  const lottery = `http://localhost:${server.port}/m/lottery?code=${await longestSold()}&language=EN`
  const total = player.getByRole('region', { name: t('total') })
  const buy = async () => {
    await player.goto(lottery, { waitUntil: 'networkidle' })
    await player.getByRole('button', { name: t('quick_pick') }).click()
    await total.getByRole('button').click()
  }
  const bought = player.getByRole('heading', { name: t('bought') })
  await buy()
  await bought.waitFor()
  const [ticket] = (await (await requestOf(player, 'demo', server.port))('lottery.tickets', {})).tickets

  const context = await browser.newContext(DESK)
  await context.addCookies([await signedInAs('support')])
  const page = await context.newPage()
  const { keyboard } = page
  await page.goto(`${desk}/members`)
  await page.getByRole('searchbox', { name: 'Find a member' }).waitFor()
  await keyboard.type(`T-${ticket?.number}`)
  await page.getByText('1 by ticket').waitFor()
  await page.getByRole('link', { name: 'player' }).click()
  await page.getByRole('button', { name: /^Lock…/ }).waitFor()
  const member = page.url()

  // By the keyboard: the dialog begins at the first thing that can be locked.
  await keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'Lock player' })
  const bets = dialog.getByRole('checkbox', { name: 'bets' })
  await dialog.waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  expect(await bets.isChecked()).toBe(true)
  const go = dialog.getByRole('button', { name: /^Lock bets until/ })
  expect(await go.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByLabel('For the staff').fill('The member asked for it in chat.')
  await keyboard.press('Control+Enter')
  await page.getByText(/^Locked until .*: bets\.$/).waitFor()

  await buy()
  await total.getByText(errors('bets.locked')).waitFor()
  expect(await bought.count()).toBe(0)

  // Payments sees the lock, and that lifting it is not for this role.
  const other = await browser.newContext(DESK)
  await other.addCookies([await signedInAs('payments')])
  const colleague = await other.newPage()
  await colleague.goto(member)
  for (const name of [/^Lock…/, /^Unlock bets…/]) {
    const button = colleague.getByRole('button', { name })
    await button.waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
  }
  await colleague.keyboard.press('u')
  await colleague.keyboard.press('l')
  expect(await colleague.getByRole('dialog').count()).toBe(0)

  await keyboard.press('u')
  await page.getByRole('dialog').getByLabel('For the staff').fill('The night is over.')
  await keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Unlock bets…' }).waitFor({ state: 'detached' })
  await buy()
  await bought.waitFor()
})
