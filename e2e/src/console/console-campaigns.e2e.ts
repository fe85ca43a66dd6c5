import { opValue } from '@foyer/server/src/staff/testing/console-stage.ts'
import { testClock } from '@foyer/server/src/testing/test-clock.ts'
import { testMember, testRegistration } from '@foyer/server/src/testing/test-rows.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
beforeAll(async () => {
  // Outside of quiet hours.
  site = await startConsoleSite({ clock: testClock('2026-01-05T10:00:00Z') })
  const { stores, clock } = site.stage.system
  for (const [id, agrees] of [
    ['ann', true],
    ['bob', false],
  ] as const) {
    const contact = { email: `${id}@example.com`, emailVerifiedAt: clock(), country: 'PH' }
    await stores.members.add(testMember(id, contact), testRegistration)
    if (agrees) await stores.offerChoices.add({ merchant: 'alpha', memberId: id }, 'email', true, clock())
  }
})
afterAll(() => site.close())

// Proves staff-46, staff-49.
test('an editor writes a campaign, sees whom it would reach, tries it and asks; a publisher sends it', async ({ browser }) => {
  const editor = await site.staff('editor', 'edda')
  const publisher = await site.staff('publisher', 'paul')
  const desk = await browser.newContext(DESK)
  await desk.addCookies([editor.cookie])
  const page = await desk.newPage()
  await page.goto(`${site.origin}/campaigns/alpha`)
  await page.getByRole('link', { name: /Write a campaign/ }).click()
  await page.getByLabel('Name, for staff').fill('Lantern Nights')
  await page.getByLabel('By', { exact: true }).selectOption('email')
  await page.getByLabel('Countries').fill('PH')
  await page.getByText('2 in the segment, of 2 members').waitFor()
  await page.getByLabel('Title, EN').fill('Lantern Nights')
  await page.getByLabel('Text, EN').fill('Take part tonight.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Lantern Nights' }).waitFor()

  // Bob has not agreed to offers.
  await page.getByLabel('User name').fill('user_bob')
  await page.getByRole('button', { name: 'Send the test' }).click()
  await page.getByText('This member does not get it').waitFor()

  await page.getByRole('button', { name: 'Count exactly' }).click()
  await page.getByText('Is being counted').first().waitFor()
  await site.stage.system.jobs.runDue()
  await page.getByText('1 may get it, of 2 in the segment').waitFor()
  await page.getByRole('button', { name: 'Ask for sending…' }).click()
  await page.getByLabel(/^Reason/).fill('The nights begin.')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await page.getByRole('status').filter({ hasText: 'A second person is asked' }).waitFor()

  const [waiting] = opValue(await publisher.client.call('approvals.list', { state: 'waiting' })).approvals
  const key = { merchant: 'alpha', id: waiting?.id ?? '' }
  const { seen } = opValue(await publisher.client.call('approvals.get', key))
  opValue(await publisher.client.call('approvals.decide', { ...key, decision: 'approve', answer: 'Good.', seen: seen ?? '' }))
  await site.stage.system.jobs.runDue()
  await page.reload()
  await page.getByText('Has not agreed').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await site.stage.system.stores.outbox.newest(10)).map(({ recipient }) => recipient)).toEqual(['ann@example.com'])
  await desk.close()
})

// Proves staff-49.
test('an owner reads campaigns and writes none; support sees none', async () => {
  const [owner, support] = [await site.staff('owner', 'olivia'), await site.staff('support', 'sam')]
  const request = { name: 'X', channel: 'push', segment: {}, content: { words: {}, path: '/m/home' }, most: 1, dueAt: null } as const
  expect(await owner.client.call('campaigns.list', {})).toMatchObject({ success: true })
  expect(await owner.client.call('campaigns.save', request)).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.client.call('campaigns.list', {})).toMatchObject({ code: 'staff.forbidden' })
})
