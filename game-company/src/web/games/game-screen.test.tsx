// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rulesByCode } from '#games/all-rules.ts'
import { playRound, type Move } from '#games/play-round.ts'
import type { RoundView } from '#rounds/round-view.ts'
import { ReplayPage } from '#web/pages/replay-page.tsx'
import { sounds } from '#web/sound.ts'
import { WordsContext } from '#web/words.ts'
import type { GameScreen } from './game-screen.ts'

const STAKE = 1_000
/** Longer than any step of an end, ms; and more than any end has. */
const STEP_MS = 10_000
const STEPS = 80
const screens = import.meta.glob<{ readonly Screen: GameScreen }>('./*/screen.tsx')

/** What is played in each game, and what the player does then. */
const played: Readonly<Record<string, readonly [choice: unknown, moves: readonly Move[]][]>> = {
  dice: [[{ side: 'over', line: 5_000 }, []]],
  'slots-lanterns': [[{}, []]],
  mines: [
    [
      { mines: 5 },
      [
        { act: { tile: 0 }, at: 1 },
        { act: { take: true }, at: 2 },
      ],
    ],
    [{ mines: 5 }, [{ act: { tile: 0 }, at: 1 }]],
  ],
  wheel: [[{ risk: 'low' }, []]],
  crash: [
    [{}, [{ act: { take: true }, at: 5_000 }]],
    [{}, [{ act: { take: true }, at: 0 }]],
  ],
  keno: [
    [{ spots: [1, 2] }, []],
    [{ spots: [1, 2, 3, 4, 5, 6] }, []],
  ],
  baccarat: [[{ side: 'banker' }, []]],
  'video-poker': [[{}, [{ act: { hold: [0, 1, 2, 3, 4] }, at: 1 }]]],
}

/** As many rounds as it takes to see each result of a game. */
const SEEN = 2_500

/** A round of the game for each result that it has. */
const resultsOf = (game: string): readonly RoundView[] => {
  const rules = rulesByCode.get(game)!
  const plays = played[game]
  if (!plays) throw new Error(`\`played\` above does not say what is played in ${game}.`)
  const found = new Map<string, RoundView>()
  for (let nonce = 0; nonce < SEEN; nonce++)
    for (const [choice, moves] of plays) {
      const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'player', nonce }
      const step = (() => {
        try {
          return playRound(rules, { stake: STAKE, choice, moves }, seeds)
        } catch {
          // It was over before the last move.
          return undefined
        }
      })()
      if (!step?.ended) continue
      const result = step.payout > STAKE ? 'more' : step.payout === STAKE ? 'the stake' : step.payout > 0 ? 'less' : 'nothing'
      const round = {
        id: `${game} ${nonce}`,
        game,
        state: 'ended',
        code: '',
        stake: STAKE,
        choice,
        moves,
        isSettled: true,
        at: 0,
        elapsedMs: 0,
      } as const
      if (!found.has(result)) found.set(result, { ...round, shown: step.state, payout: step.payout })
    }
  return [...found.values()]
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Shows the round until its result stands; returns whether something sounded like a win, and what glows. */
const shown = async (round: RoundView) => {
  const heard = [vi.spyOn(sounds, 'win'), vi.spyOn(sounds, 'good')]
  const { Screen } = await screens[`./${round.game}/screen.tsx`]!()
  const page = <ReplayPage round={round} currency="PHP" decimals={2} language="en" Screen={Screen} />
  await act(() => render(<WordsContext.Provider value={{}}>{page}</WordsContext.Provider>, document.body))
  // Each step of an end is drawn before the next one waits.
  for (let step = 0; step < STEPS; step++) await act(() => void vi.advanceTimersByTime(STEP_MS))
  const glows = document.querySelectorAll(
    `[data-win='true'], [data-glows='true'], [data-lamps='won'], [data-lit='more'], [data-made='more'], [data-says='win'], [data-state='taken']`,
  )
  const result = document.querySelector('[data-says]')?.textContent
  render(null, document.body)
  // A pearl that is found sounds good before the result is known.
  return { glows: glows.length, win: heard[0]!.mock.calls.length, good: round.game === 'mines' ? 0 : heard[1]!.mock.calls.length, result }
}

describe.each([...rulesByCode.keys()])('%s', game => {
  const rounds = resultsOf(game)
  // Proves games-and-lottery-14.
  test.each(rounds.filter(({ payout }) => payout <= STAKE).map(round => [round.payout, round] as const))(
    'a result of %i at a stake of 1,000 neither glows nor sounds like a win',
    async (_payout, round) => {
      expect(await shown(round)).toEqual({ glows: 0, win: 0, good: 0, result: round.payout > 0 ? 'returned' : 'no_win' })
    },
  )

  // Proves games-and-lottery-14.
  test('a result above the stake does both', async () => {
    const seen = await shown(rounds.find(({ payout }) => payout > STAKE)!)
    expect(seen).toMatchObject({ win: 1, result: 'win' })
    expect(seen.glows).toBeGreaterThan(0)
  })
})

// Proves games-and-lottery-14.
test('slots give less than the stake back, and crash, keno, baccarat and poker the stake itself', () => {
  const all = [...rulesByCode.keys()].flatMap(resultsOf)
  expect(all.filter(({ payout }) => payout > 0 && payout < STAKE).map(({ game }) => game)).toEqual(['slots-lanterns'])
  expect(all.filter(({ payout }) => payout === STAKE).map(({ game }) => game)).toEqual(
    expect.arrayContaining(['crash', 'keno', 'video-poker', 'baccarat']),
  )
})
