import { readFileSync } from 'node:fs'
import { textOf } from '@foyer/texts/load'
import { expect } from 'vitest'
import { isDrawn } from '#engines/in-page.ts'
import type { Journey, Visit } from '#engines/journey.ts'
import type { Player } from '#engines/player.ts'
import { signIn } from '#engines/sign-in.ts'
import { SERVICE_WORDS } from '#engines/stage.ts'
import { textsOf } from '#testing/phone.ts'

const GAMES = ['dice', 'mines', 'slots-lanterns', 'wheel', 'crash', 'keno', 'baccarat', 'video-poker'] as const
type Game = (typeof GAMES)[number]
const FRAME = ['main iframe'] as const
const TEXTS = new URL('../../../../game-company/src/web/texts/', import.meta.url)
const wordOf = (game: string, key: string): string =>
  (JSON.parse(readFileSync(new URL(`${game}/en.json`, TEXTS), 'utf8')) as Record<string, string>)[key] ?? key

const ACTION = 'footer button'
/** The rounds that have ended, in the game's own history: those of earlier journeys, too. */
const ROUNDS = `ol[aria-label="${wordOf('shell', 'history')}"] > li`
const countOf = (css: string) => document.querySelectorAll(css).length
const hasMore = (css: string, before: number) => document.querySelectorAll(css).length > before
const isFree = () => [...document.querySelectorAll<HTMLButtonElement>('footer button')].at(-1)?.disabled === false
/** How far a game's board reaches below the place that it has above the dock, px. */
const boardBelow = () => {
  const scene = document.querySelector('main > section')
  const end = Math.max(...[...(scene?.children ?? [])].map(part => part.getBoundingClientRect().bottom))
  return scene ? end - scene.getBoundingClientRect().bottom : NaN
}

/** What a round asks for after its beginning. */
const moves: Readonly<Partial<Record<Game, (player: Player, rounds: number) => Promise<void>>>> = {
  async crash(player, rounds) {
    // It may end before anybody can take, and a tap while the page asks the server is lost.
    for (let taps = 0; taps < 20 && !(await player.run(hasMore, [ROUNDS, rounds] as const, FRAME)); taps++)
      await player.tapButton(wordOf('crash', 'take'), { frames: FRAME, part: true, within: 1_000 }).catch(() => undefined)
  },
  async mines(player) {
    await player.tap('button[data-look=closed][aria-disabled=false]', undefined, { frames: FRAME })
    // Under the first shell there may be an urchin, which ends the round.
    await player.tapButton(wordOf('mines', 'take'), { frames: FRAME, part: true, within: 3_000 }).catch(() => undefined)
  },
  'video-poker': player => player.tapButton(wordOf('video-poker', 'draw'), { frames: FRAME, part: true }),
}

const playRound = async (player: Player, { stage }: Visit, game: Game) => {
  const before = stage.games()
  await player.window.goTo(stage.addressOf('demo', `/m/launchGame?code=${game}`, 'EN'))
  // The old WebKit crashes where its driver asks a page whose frame is just coming.
  await stage.gameComes(before)
  await player.see(ACTION, undefined, { frames: FRAME, last: true })
  if (game === 'keno') await player.tapButton(wordOf('keno', 'random'), { frames: FRAME })
  await player.until(isFree, [], FRAME)
  expect(await player.run(boardBelow, [], FRAME)).toBeLessThanOrEqual(0)
  await player.step(game)
  const rounds = await player.run(countOf, [ROUNDS] as const, FRAME)
  await player.tap(ACTION, undefined, { frames: FRAME, last: true })
  await moves[game]?.(player, rounds)
  await player.until(hasMore, [ROUNDS, rounds] as const, FRAME)
  await player.until(isDrawn, [], FRAME)
  await player.step(`${game}-ended`)
}

const playAll = (name: string, folder: string, size: 'phone' | 'lying', games: readonly Game[], shortIn: Journey['shortIn'] = []): Journey => ({
  name,
  folder,
  shortIn,
  async run(visit) {
    const player = await visit.newPlayer(size)
    await signIn(player, visit.stage, 'demo')
    for (const game of games) await playRound(player, visit, game)
  },
})

export const games: readonly Journey[] = [
  playAll('a round of a game is played', 'game', 'phone', GAMES.slice(0, 1), ['webkit']),
  playAll('a round of each other game is played', 'games', 'phone', GAMES.slice(1)),
  playAll('a round of each game is played on a phone that lies on its side', 'games-lying', 'lying', GAMES),
]

export const miniGame: Journey = {
  name: 'the mini-game is drawn in its frame and is played',
  folder: 'mini-game',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const { minigame } = textsOf('EN')
    const player = await newPlayer()
    await signIn(player, stage, 'demo')
    await player.run(() => sessionStorage.setItem('TEST_miniGame', 'shown'), [])
    await player.run(() => sessionStorage.removeItem('SHELL_miniGameAway'), [])
    await player.open(stage.addressOf('demo', '/m/home', 'EN'))
    await player.tapButton(minigame('open_game', { game: minigame('game_name') }))
    const frames = ['iframe[src*="/mini-game/"]']
    await player.tapButton(minigame('higher'), { frames })
    await player.seeText(minigame('rule'), { frames })
    await player.step('open')
  },
}

export const support: Journey = {
  name: 'the script of customer service runs in its frame',
  folder: 'support',
  shortIn: ['webkit'],
  async run({ stage, newPlayer }) {
    const player = await newPlayer()
    await player.open(stage.addressOf('demo', '/m/support', 'EN'))
    await player.step('page')
    await player.tapButton(textOf('EN', 'chat')('support_live'), { part: true })
    await player.see('body', SERVICE_WORDS, { frames: ['iframe[src*="/service-frame"]'], part: true })
    await player.step('frame')
  },
}
