import { createApp } from '@foyer/server/src/app/app.ts'
import { createFileSource, type FileSource } from '@foyer/server/src/app/merchants/file-source.ts'
import { versionSource } from '@foyer/server/src/content/versions/version-source.ts'
import { loadWebBuild } from '@foyer/server/src/kernel/pages/build/web-build.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, DESK, test } from '#testing/phone.ts'

let site: Awaited<ReturnType<typeof startConsoleSite>>
/** Two more workers of the installation, which look for changes by themselves. */
let workers: readonly FileSource[]
beforeAll(async () => {
  // The stories of the banners have a merchant each, because a merchant has one draft of them.
  site = await startConsoleSite({
    merchants: { alpha: { hosts: ['alpha.test'] }, beta: { hosts: ['beta.test', 'localhost'], languages: ['EN', 'UR'] } },
  })
  const { merchantsDirectory: directory, log, stores, clock } = site.stage.system
  const worker = () =>
    createFileSource({ directory, secretsDir: undefined, env: {}, allowDemo: true, log, watch: true, versions: versionSource(stores, clock) })
  workers = [await worker(), await worker()]
})
afterAll(async () => {
  for (const worker of workers) await worker.close()
  await site.close()
})

const shown = () => workers.map(worker => worker.byCode('alpha')?.content.banners.map(({ alt }) => alt['EN']))
const onBoth = (alt: string) => [[alt], [alt]]

// Proves staff-36.
test('a banner is drafted, refused where it is wrong, scheduled, live on two workers, and rolled back (issue 28, Done when 5)', async ({
  browser,
}) => {
  // The editor opens the banner, writes, and hears what is wrong at its field, by its place.
  const editor = await site.openAs(browser, 'editor', 'amara')
  await editor.goto(`${site.origin}/content`)
  await editor.getByRole('link', { name: /Banners/ }).click()
  await editor.getByRole('button', { name: 'Alpha banner', exact: true }).click()
  const words = editor.getByRole('group', { name: /^Alt/ }).getByRole('textbox').first()
  await words.fill('Lanterns over the lake')
  await editor.getByLabel('Until').fill('2026-01-01T08:30')
  await editor.getByLabel('From').fill('2026-01-01T09:00')
  await editor.keyboard.press('Control+s')
  await editor.getByText('One place is wrong, so this cannot be published.').waitFor()
  await editor.getByText('/banners/0/until').waitFor()
  expect(await editor.getByRole('button', { name: /Publish/ }).count()).toBe(0)
  expect(await accessibilityFaults(editor)).toEqual([])
  const publisher = await site.openAs(browser, 'publisher', 'ruben')
  await publisher.goto(`${site.origin}/content/banners`)
  const publish = publisher.getByRole('button', { name: 'Publish…' })
  await publisher.getByText('One place is wrong').waitFor()
  expect(await publish.getAttribute('aria-disabled')).toBe('true')

  // Corrected, it differs from what is live in the words alone, and can be published.
  await editor.getByLabel('Until').fill('')
  await editor.getByLabel('From').fill('')
  await editor.getByRole('button', { name: 'Keep the draft' }).click()
  await editor.getByText('Draft 1, kept by amara').waitFor()
  await editor.getByRole('link', { name: 'Difference to what is live' }).click()
  await editor.getByRole('cell', { name: '/banners/0/alt/EN' }).waitFor()
  // The places of the draft before go when the new one is read.
  await expect.poll(() => editor.getByRole('row').count()).toBe(2)
  expect(shown()).toEqual(onBoth('Alpha banner'))

  // The publisher schedules it, in the time of the merchant's place.
  await publisher.reload()
  await publish.click()
  await publisher.getByRole('button', { name: 'At a time' }).click()
  await publisher.getByLabel('From, in Manila').fill('2026-01-01T08:10')
  await publisher.getByLabel('Reason').fill('The feast begins.')
  await publisher.getByRole('button', { name: /^Publish 1 Jan/ }).click()
  await publisher.getByText('Version 1 begins').waitFor()
  expect(shown()).toEqual(onBoth('Alpha banner'))
  site.stage.system.clock.advance(600)
  await expect.poll(shown).toEqual(onBoth('Lanterns over the lake'))

  // Back to the folder, with a reason; the history says it all.
  await publisher.goto(`${site.origin}/content/banners/history`)
  await publisher.getByRole('button', { name: 'Go back to the folder…' }).click()
  await publisher.getByLabel('Reason').fill('The feast was called off.')
  await publisher.getByRole('button', { name: 'Show it again now' }).click()
  await publisher.getByText('Version 0 is shown again').waitFor()
  await expect.poll(shown).toEqual(onBoth('Alpha banner'))
  await publisher.getByRole('cell', { name: 'The feast was called off.' }).waitFor()
  expect(await accessibilityFaults(publisher)).toEqual([])

  // Support has no such page.
  const support = await site.openAs(browser, 'support', 'noor')
  await support.goto(`${site.origin}/content`)
  await support.getByRole('heading', { name: 'Not found' }).waitFor()
})

// Proves staff-60.
test('an editor finds a text by its words and writes it otherwise, in several languages side by side', async ({ browser }) => {
  const editor = await site.openAs(browser, 'editor', 'maren')
  await editor.goto(`${site.origin}/content/texts`)
  await editor.getByLabel('Find a text by its words in EN').fill('promos')
  await editor.getByRole('button', { name: 'Say otherwise: shell.tab_promotions' }).click()
  const words = editor.getByRole('group', { name: /^Promos/ }).getByRole('textbox')
  expect(await words.first().getAttribute('placeholder')).toBe('Promos')
  await words.first().fill('Gifts')
  await words.nth(1).fill('تحائف')
  await editor.getByRole('button', { name: 'Keep the draft' }).click()
  await editor.getByText('Draft 1, kept by maren').waitFor()
  expect(await accessibilityFaults(editor)).toEqual([])
})

// Proves staff-61.
test('a draft is looked at as a member whom there is not, whoever is signed in in the browser', async ({ browser }) => {
  const { system } = site.stage
  const players = await createApp(system, { web: await loadWebBuild(system.config.webDist) })
  try {
    const { port } = new URL(await players.listen({ host: '127.0.0.1', port: 0 }))
    const editor = await site.openAs(browser, 'editor', 'tomas', 'beta')
    await editor.goto(`${site.origin}/content/banners`)
    await editor.getByRole('button', { name: 'Beta banner', exact: true }).click()
    const words = editor.getByRole('group', { name: /^Alt/ }).getByRole('textbox').first()
    await words.fill('Lanterns over the lake')
    await editor.getByRole('button', { name: 'Keep the draft' }).click()
    await editor.getByText(/kept by tomas/).waitFor()
    await editor.getByRole('button', { name: 'Preview…' }).click()
    await editor.getByLabel('As', { exact: true }).selectOption('agent')
    await editor.getByRole('button', { name: 'Make the link' }).click()
    const link = editor.getByRole('link', { name: /Open .* with the draft/ })
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '')
    expect(await accessibilityFaults(editor)).toEqual([])

    const page = await (await browser.newContext(DESK)).newPage()
    const home = `http://localhost:${port}`
    await page.goto(`${home}/m/home`)
    await page.evaluate(() => localStorage.setItem('kept', 'of a player'))
    await page.goto(`${home}${pathname}${search}`)
    await page.getByAltText('Lanterns over the lake').first().waitFor()
    // The member is there, and nothing of the browser's own.
    await page.locator('html[data-member]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull()
    await page.goto(`${home}/m/home`)
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('of a player')
    expect(await page.locator('html[data-member]').count()).toBe(0)
  } finally {
    await players.close()
  }
})
