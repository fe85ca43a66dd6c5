import { opValue } from '@foyer/server/src/staff/testing/console-stage.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  site = await startConsoleSite()
  const { system } = site.stage
  for (const id of ['mara', 'bob']) await system.stores.members.add(testMember(id, { username: id }), testRegistration)
  await system.inUnit(async unit => {
    const now = system.clock()
    const device = 'a'.repeat(32)
    await unit.riskSignals.note(
      'alpha',
      [
        { memberId: 'mara', kind: 'device', key: device, weight: 40, facts: { value: device, members: 2, others: ['bob'] } },
        {
          memberId: 'mara',
          kind: 'wins',
          key: '2025-12-29',
          weight: 40,
          facts: { bets: 240, staked: 24_000, won: 39_000, expected: 23_000, returned: 162.5, deviations: 5.1 },
        },
        { memberId: 'bob', kind: 'device', key: device, weight: 40, facts: { value: device, members: 2, others: ['mara'] } },
      ],
      now,
    )
    await unit.riskCases.weigh('alpha', ['mara', 'bob'], now)
  })
})
afterAll(() => site.close())

// Proves staff-41.
test('risk takes the heaviest case, reads its numbers, writes a note, holds withdrawals and closes it', async ({ browser }) => {
  const page = await site.openAs(browser, 'risk', 'ravi')
  await page.goto(`${site.origin}/risk`)
  await page.getByRole('link', { name: /mara/ }).first().click()
  await page.getByText('240 bets, ₱240.00 staked, ₱390.00 won: 162.5 % came back').waitFor()
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('button', { name: 'Give it back' }).waitFor()
  await page.getByLabel('Note').fill('Asked both by chat.')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await page.getByText('Asked both by chat.').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Hold withdrawals' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('Until both have answered.')
  await dialog.getByRole('button', { name: 'Hold withdrawals' }).click()
  await page.getByText('locked by ravi: Until both have answered.').waitFor()
  expect(await site.stage.system.stores.locks.holds({ merchant: 'alpha', memberId: 'mara' }, 'withdrawal', site.stage.system.clock())).toBe(true)

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.getByLabel(/^Reason/).fill('A couple with one phone.')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByText('A couple with one phone.').waitFor()
  await page.context().close()
})

// Proves staff-41.
test('an auditor reads a case and acts on none; support sees no page', async ({ browser }) => {
  const auditor = await site.staff('auditor', 'aiko')
  expect(opValue(await auditor.client.call('risk.cases', { state: 'open' })).items.length).toBeGreaterThan(0)
  expect(await auditor.client.call('risk.assign', { id: 1, to: 'me' })).toMatchObject({ code: 'staff.forbidden' })
  const support = await site.staff('support', 'sam')
  const desk = await browser.newContext(DESK)
  await desk.addCookies([support.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/risk`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  await desk.close()
})
