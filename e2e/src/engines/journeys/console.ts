import { DEMO_STAFF_PASSWORD } from '@foyer/server/src/staff/demo/demo-staff.ts'
import { vi } from 'vitest'
import type { Journey } from '#engines/journey.ts'

const LOGIN = 'support'

/** Longer than the console takes to start, ms. */
const PATIENCE = 60_000

/** The console comes a moment after the players' pages. */
const codeOf = async (console: string): Promise<string> => {
  const read = () => fetch(new URL(`/dev/code?login=${LOGIN}`, console))
  const answer = await vi.waitFor(read, { timeout: PATIENCE, interval: 100 })
  return ((await answer.json()) as { readonly code: string }).code
}

/** Staff use today's browsers (docs/engines.md). */
export const staff: Journey = {
  name: 'support signs in to the console, finds a member, and locks bets',
  folder: 'console',
  engines: ['webkit', 'firefox', 'chromium'],
  async run({ stage, newPlayer }) {
    const player = await newPlayer()
    await player.open(new URL('/', stage.console).href)
    await player.fill('Login', LOGIN)
    await player.fill('Password', DEMO_STAFF_PASSWORD)
    // As late as possible: it is good for half a minute.
    await player.fill('Code', await codeOf(stage.console))
    await player.step('sign-in')
    await player.press('Enter')
    await player.seeHeading('Today')
    await player.step('today')
    await player.open(new URL('/members', stage.console).href)
    await player.see('input[type=search]')
    await player.fill('Find a member', 'player')
    await player.tap('a', 'player')
    await player.seeHeading('player')
    await player.step('member')
    for (const tab of ['Money', 'Play', 'Sessions', 'Limits']) {
      await player.tapLink(tab)
      await player.untilAt(`/${tab.toLowerCase()}`)
      await player.isGone('[role=status]')
      await player.step(tab.toLowerCase())
    }
    await player.tapButton('Lock…', { part: true })
    await player.tap('dialog[open] label', 'Bets', { part: true })
    await player.fill('For the staff', 'The member asked for it.')
    await player.step('lock')
    await player.tapButton('Lock bets until', { part: true })
    await player.seeText('Locked until', { part: true })
    await player.step('locked')
  },
}
