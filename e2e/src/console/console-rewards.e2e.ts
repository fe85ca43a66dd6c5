import { join } from 'node:path'
import { createFileSource, type FileSource } from '@foyer/server/src/app/merchants/file-source.ts'
import { versionSource } from '@foyer/server/src/content/versions/version-source.ts'
import { writeFolder } from '@foyer/server/src/testing/test-merchants.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsoleSite } from '#testing/console-site.ts'
import { accessibilityFaults, test } from '#testing/phone.ts'

const words = (text: string) => ({ EN: text })

let site: Awaited<ReturnType<typeof startConsoleSite>>
/** A worker that serves players, which looks for changes by itself. */
let players: FileSource
beforeAll(async () => {
  site = await startConsoleSite()
  const { merchantsDirectory: directory, log, stores, clock } = site.stage.system
  await writeFolder(join(directory, 'alpha'), {
    'content/promotions.json': {
      promotions: [
        {
          id: 'welcome',
          title: words('Welcome'),
          terms: words('For everybody who registers.'),
          condition: { registered: true },
          reward: { points: 50 },
        },
      ],
    },
    'content/mall.json': {
      goods: [
        { id: 'cinema', kind: 'ticket', image: 'banners/one.svg', name: words('Cinema'), text: words('A ticket to a film.'), price: 900, stock: 4 },
      ],
    },
  })
  players = await createFileSource({
    directory,
    secretsDir: undefined,
    env: {},
    allowDemo: true,
    log,
    watch: true,
    versions: versionSource(stores, clock),
  })
  expect(await site.stage.system.merchants.reload()).toEqual([])
})
afterAll(async () => {
  await players.close()
  await site.close()
})

/** Adds an entry at the end of a list and fills it in. */
const add = async (page: Page, fields: Readonly<Record<string, string>>, wordsOf: Readonly<Record<string, string>>) => {
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  const entry = page.getByRole('listitem').last()
  for (const [label, text] of Object.entries(fields)) {
    const field = entry.getByLabel(label, { exact: true })
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(text)
    else await field.fill(text)
  }
  for (const [group, text] of Object.entries(wordsOf))
    await entry
      .getByRole('group', { name: new RegExp(`^${group}`) })
      .getByRole('textbox')
      .first()
      .fill(text)
}

// Proves staff-36.
test('an editor writes a mission, a reward and a thing for the market in forms, and a publisher brings them to players (job 16)', async ({
  browser,
}) => {
  const editor = await site.openAs(browser, 'editor', 'amara')
  await editor.goto(`${site.origin}/content/promotions`)
  await editor.getByRole('button', { name: 'Welcome', exact: true }).waitFor()
  await add(
    editor,
    { Id: 'ten-bets', 'Mission (optional)': 'week', 'Bets (optional)': '10', 'Points (optional)': '25' },
    { Title: 'Ten bets this week', Terms: 'Ten bets or tickets from Monday to Sunday.' },
  )
  await add(editor, { Id: 'first-money', 'Points (optional)': '100' }, { Title: 'Your first deposit', Terms: 'Once, for the first deposit.' })
  // A reward without a goal would pay everybody: it is refused at its place.
  await editor.keyboard.press('Control+s')
  await editor.getByRole('alert').getByText('/promotions/2/condition').waitFor()
  await editor
    .getByRole('listitem')
    .last()
    .getByRole('checkbox', { name: /^First deposit/ })
    .check()
  await editor.keyboard.press('Control+s')
  await editor.getByText('Draft 1, kept by amara').waitFor()
  expect(await accessibilityFaults(editor)).toEqual([])
  await editor.goto(`${site.origin}/content/mall`)
  await editor.getByRole('button', { name: 'Cinema', exact: true }).waitFor()
  await add(
    editor,
    { Id: 'mug', Kind: 'parcel', Image: 'banners/one.svg', Price: '400', Stock: '12' },
    { Name: 'A mug', Text: 'Blue, with our lantern.' },
  )
  await editor.keyboard.press('Control+s')
  await editor.getByText('Draft 1, kept by amara').waitFor()

  const publisher = await site.openAs(browser, 'publisher', 'ruben')
  for (const kind of ['promotions', 'mall']) {
    await publisher.goto(`${site.origin}/content/${kind}`)
    await publisher.getByRole('button', { name: 'Publish…' }).click()
    await publisher.getByLabel('Reason').fill('The new season.')
    await publisher.getByRole('button', { name: 'Publish now' }).click()
    // The line that stays; the toast says nearly the same for a while.
    await publisher.getByText('version 1 is live', { exact: true }).waitFor()
  }
  const content = () => players.byCode('alpha')?.content
  await expect
    .poll(() => content()?.mall?.map(({ id, price, stock }) => [id, price, stock]))
    .toEqual([
      ['cinema', 900, 4],
      ['mug', 400, 12],
    ])
  await expect
    .poll(() => content()?.promotions?.map(({ id, mission, condition, reward }) => ({ id, mission, condition, reward })))
    .toMatchObject([
      { id: 'welcome' },
      { id: 'ten-bets', mission: 'week', condition: { bets: 10 }, reward: { points: 25 } },
      { id: 'first-money', condition: { firstDeposit: true }, reward: { points: 100 } },
    ])

  const support = await site.openAs(browser, 'support', 'noor')
  await support.goto(`${site.origin}/content/promotions`)
  await support.getByRole('heading', { name: 'Not found' }).waitFor()
})
