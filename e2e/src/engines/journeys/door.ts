import { randomBytes } from 'node:crypto'
import { KEY_STEP, percentOf } from '@foyer/web/src/blocks/captcha/slider/slider-rules.ts'
import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'
import type { Player } from '#engines/player.ts'
import { PASSWORD } from '#testing/member-by-calls.ts'
import { textsOf } from '#testing/phone.ts'

const isSignedIn = (key: string) => sessionStorage.getItem(key) !== null

/** How far the piece of the puzzle can go, in its own units. */
const TRAVEL = 262
const PUZZLE = 'dialog[open] [role=slider]'

/** Where the gap is, which a server that is not in production says to this machine. */
const gapOf = async () => ((await (await fetch('/dev/outbox/slider')).json()) as { readonly x: number }).x
const trackOf = (css: string) => document.querySelector(css)?.parentElement?.getBoundingClientRect().width ?? 0
const bothDrawn = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('dialog[open] [dir=ltr] img')]
  return (
    pictures.length === 2 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) && !document.querySelector('[data-fresh]')
  )
}

const solvePuzzle = async (player: Player) => {
  const knob = await player.see(PUZZLE)
  await player.until(bothDrawn, [])
  const gap = await player.run(gapOf, [])
  const track = await player.run(trackOf, [PUZZLE] as const)
  const distance = (gap / TRAVEL) * (track - knob.width)
  // Like a hand: fast at first, slow at the end, never quite level. The server wants it to last 300 ms at least.
  await player.drag(knob, share => ({ x: distance * (1 - (1 - share) ** 3), y: Math.sin(share * 5) * 4 }), 24, 700)
}

/** The server wants a player who moves the piece by steps to look at it for 200 ms before confirming. */
const LOOK = 400 // ms

const isAt = (css: string, percent: number) => document.querySelector(css)?.getAttribute('aria-valuenow') === String(percent)

const solveByKeys = async (player: Player) => {
  await player.until(bothDrawn, [])
  const gap = await player.run(gapOf, [])
  await player.run(css => document.querySelector<HTMLElement>(css)?.focus(), [PUZZLE] as const)
  for (let at = KEY_STEP; at <= gap + KEY_STEP / 2; at += KEY_STEP) {
    await player.press('ArrowRight')
    await player.until(isAt, [PUZZLE, percentOf(at, TRAVEL)] as const)
  }
  const moved = await player.run(() => performance.now(), [])
  await player.until((since, ms) => performance.now() > since + ms, [moved, LOOK] as const)
  await player.press('Enter')
}

/** The same captcha for who has no pointer. A finger is no other: both are pointers to the page. */
export const keys: Journey = {
  name: 'a visitor solves the captcha by keys',
  folder: 'keys',
  async run({ stage, newPlayer }) {
    const { identity } = textsOf('EN')
    const player = await newPlayer('narrow')
    await player.open(stage.addressOf('aurora', '/m/register', 'EN'))
    await player.fill(identity('username'), `run_${randomBytes(5).toString('hex')}`)
    await player.fill(identity('password'), PASSWORD)
    await player.tapButton(identity('register_submit'))
    await player.see(PUZZLE)
    await solveByKeys(player)
    await player.until(isSignedIn, [SESSION_KEY] as const)
    await player.step('member')
  },
}

/** A visitor becomes a member, comes back later, and is known. */
export const door: Journey = {
  name: 'a visitor registers behind a captcha, comes back and is signed in, signs out and signs in again',
  folder: 'door',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const { shell, identity } = textsOf('EN')
    const username = `run_${randomBytes(5).toString('hex')}`
    const player = await newPlayer()
    await player.open(stage.addressOf('aurora', '/m/home', 'EN'))
    await player.seeHeading(textsOf('EN').play('lane_slots'))
    const banner = await player.see(`[aria-label="${shell('banners')}"] img`)
    expect(banner.height).toBeCloseTo(120, 0)
    await player.step('home')
    await player.open(stage.addressOf('aurora', '/m/register', 'EN'))
    await player.fill(identity('username'), username)
    await player.fill(identity('password'), PASSWORD)
    await player.step('registration')
    await player.tapButton(identity('register_submit'))
    await player.see(PUZZLE)
    await player.step('captcha')
    await solvePuzzle(player)
    await player.until(isSignedIn, [SESSION_KEY] as const)
    await player.untilAt('/m/home')
    await player.step('member')

    // As after an evening: the session is gone, what the phone remembers is not.
    await player.run(() => sessionStorage.clear(), [])
    await player.open(stage.addressOf('aurora', '/m/home'))
    await player.until(isSignedIn, [SESSION_KEY] as const)
    await player.open(stage.addressOf('aurora', '/m/member/home'))
    await player.seeText(username)
    await player.step('back')
    await player.tapButton(identity('sign_out'))
    await player.tapButton(identity('sign_out'))
    await player.until(key => sessionStorage.getItem(key) === null, [SESSION_KEY] as const)
    await player.open(stage.addressOf('aurora', '/m/login'))
    await player.fill(identity('password'), PASSWORD)
    await player.step('sign-in')
    await player.tapButton(identity('login_submit'))
    await player.until(isSignedIn, [SESSION_KEY] as const)
    await player.seeHeading(textsOf('EN').play('lane_slots'))
  },
}
