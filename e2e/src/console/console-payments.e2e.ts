import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { opValue } from '@foyer/server/src/staff/testing/console-stage.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
})
afterAll(() => site.close())

/** A withdrawal of 48,600.00 PHP that needs two people. */
const largeWithdrawal = async (memberId: string) => {
  const { system } = site.stage
  const { stores, clock } = system
  const [owner, now, id] = [{ merchant: 'alpha', memberId }, clock(), memberId.padEnd(22, '0')]
  await stores.members.add(testMember(memberId, { username: memberId }), testRegistration)
  const wallet = testWallet(system, memberId)
  await wallet.deposit(`deposit:${memberId}`, 6_450_000)
  await wallet.bet(`bet:${memberId}`, 100_000)
  await wallet.win(`win:${memberId}`, `bet:${memberId}`, 52_000)
  const number = { sealedNumber: 'sealed', mark: memberId, end: '4471', holder: 'Mara Reyes' }
  await stores.payoutAccounts.add({ ...owner, id: `bank-${memberId}`, bank: 'Harbor', ...number, addedAt: now, usableAt: now })
  await stores.payments.add({
    ...owner,
    id,
    kind: 'withdrawal',
    state: 'waiting',
    formKey: id,
    requestHash: 'hash',
    currency: 'PHP',
    site: 'http://alpha.test',
    deviceId: null,
    amount: 4_860_000,
    fee: 1_000,
    accountId: `bank-${memberId}`,
    waitsFor: ['sum', 'first'],
    people: 2,
    createdAt: now,
  })
  await wallet.hold(`withdrawal:${id}`, 4_860_000)
  return { id, stored: async () => await stores.payments.byId('alpha', id) }
}

// Proves money-36.
test('two people send a large withdrawal, one cannot, and all of it goes by the keyboard', async ({ browser }) => {
  const { id, stored } = await largeWithdrawal('mara')
  // Both roles in one person are not two people.
  const maker = await site.staff(['payments', 'approver'], 'dario')
  const checker = await site.staff('approver', 'ines')

  const desk = await browser.newContext(DESK)
  await desk.addCookies([maker.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/payments`)
  await page.getByRole('link', { name: /mara/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '₱48,600.00' }).waitFor()
  await page.getByText('Nothing was paid out to this member before.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Without a reason nothing can be asked for, and the key alone moves no money.
  const button = page.getByRole('button', { name: /^Ask a second person to send ₱48,590\.00/ })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Reason').fill('Above the sum. One large win, seen in the replay.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('a')
  expect(await button.evaluate(own => own === document.activeElement)).toBe(true)
  expect((await stored())?.state).toBe('waiting')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()

  const [request] = opValue(await maker.client.call('approvals.list', { state: 'waiting' })).approvals
  expect(request).toMatchObject({ kind: 'payments.withdrawal', isOwn: true, mayDecide: false })
  const key = { merchant: 'alpha', id: request?.id ?? '' }
  const { seen } = opValue(await maker.client.call('approvals.get', key))
  const own = await maker.client.call('approvals.decide', { ...key, decision: 'approve', answer: 'I am two.', seen: seen ?? '' })
  expect(own).toMatchObject({ success: false, code: 'approval.own' })
  expect((await stored())?.state).toBe('waiting')

  await desk.clearCookies()
  await desk.addCookies([checker.cookie])
  await page.goto(`${site.origin}/approvals/alpha/${key.id}`)
  await page.getByLabel('Your reason, kept for the auditor').fill('Same account as before; the replay agrees.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored())?.state).toBe('held')
  expect(await stored()).toMatchObject({ id, askedBy: maker.client.personId, decidedBy: checker.client.personId })
})
