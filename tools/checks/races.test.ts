import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { racesIn } from './races.ts'

const root = join(import.meta.dirname, '../..')
const stories = readdirSync(join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => join('e2e/src', file).split(sep).join('/'))

const linesOf = (text: string, file = 'e2e/src/some.e2e.ts') => racesIn(file, text).map(found => Number(found.split(':')[0]))

test.for([
  ['sleeps in the browser', 'await page.waitForTimeout(500)'],
  ['sleeps by a timer', 'await new Promise(resolve => {\n  setTimeout(resolve, 600)\n})'],
  ['sleeps by a timer of Node', "import { setTimeout as wait } from 'node:timers/promises'"],
  ['changes the fixtures of later files', 'test.override({ worker: true })'],
  ['reads the outbox without knowing what was there before', 'await fetch(`${origin}/dev/outbox`)'],
  ['taps at a place that may be covered', 'await page.mouse.click(8, 8)'],
  ['taps what may be covered', 'await button.click({ force: true })'],
  ['taps at a place of an element', 'await button.click({ position: { x: 1, y: 1 } })'],
  ['waits for a load that is over', "await page.waitForLoadState('networkidle')"],
  ['waits for the session in a way of its own', "await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)"],
] as const)('a story that %s is refused', ([, text]) => {
  expect(linesOf(`\n${text}\n`)).toEqual([2])
})

test('a story that goes on while a window still closes is refused', () => {
  const close = "  await sheet.getByRole('button', { name: shell('close') }).click()\n"
  const inLines = "  await page\n    .getByRole('dialog')\n    .getByRole('button', { name: shell('confirm') })\n    .click()\n"
  const goesOn = "  await field.fill('text')\n"
  for (const closing of [close, inLines, "  await page.keyboard.press('Escape')\n"]) {
    const line = closing.split('\n').length - 1
    expect(linesOf(closing + goesOn)).toEqual([line])
    expect(linesOf(closing + '  expect(await sheet.count()).toBe(0)\n')).toEqual([line])
    expect(linesOf(`${closing}  await closed(sheet)\n${goesOn}`)).toEqual([])
    expect(linesOf(`${closing}  await page.waitForURL('**/m/login**')\n${goesOn}`)).toEqual([])
    expect(linesOf(`${closing}  // It stays open.\n${goesOn}`)).toEqual([])
    // The end of the story.
    expect(linesOf(`${closing}})\n`)).toEqual([])
  }
})

test('the helpers do for all what is refused elsewhere', () => {
  expect(linesOf('await page.mouse.click(8, 8)', 'e2e/src/testing/hand.ts')).toEqual([])
  expect(linesOf('await fetch(`${origin}/dev/outbox`)', 'e2e/src/testing/outbox.ts')).toEqual([])
})

test('no story of ours is written in a way that races', () => {
  expect(stories.length).toBeGreaterThan(50)
  expect(stories.flatMap(file => racesIn(file, readFileSync(join(root, file), 'utf8')).map(found => `${file}:${found}`))).toEqual([])
})
