import { describe, expect, test } from 'vitest'
import { movesOf, type Round } from './round.ts'
import { createCompany, expectHonest, launch, type Life, onLadder, playDice, settleAll, Stopped } from './testing/company.ts'

/** Goes up twice and takes, from wherever the round stands. */
const playLadder = async ({ engine, rounds }: Life): Promise<void> => {
  await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
  const standing = (): Round | undefined => rounds.ofRequest(onLadder.id, 'request-2')
  for (let round = standing(); round?.state === 'open'; round = standing()) {
    const before = movesOf(round).length
    await engine.act(onLadder, round.id, before < 2 ? 'up' : 'take', before)
  }
}

describe.each([
  ['a round of dice', playDice],
  ['a round with moves', playLadder],
])('stopped between any two steps, %s', (_name, play: (life: Life) => Promise<unknown>) => {
  test('loses and invents nothing, and goes on', async () => {
    let stops = 0
    for (let stopBefore = 1; ; stopBefore += 1) {
      const company = createCompany()
      const { platform } = company
      const first = company.live(stopBefore)
      const isStopped = await Promise.resolve(play(first)).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Stopped)) throw error
          return true
        },
      )
      first.end()
      const second = company.live()
      await second.engine.resume()
      await settleAll(company, second)
      await play(second)
      await settleAll(company, second)
      expectHonest(company, second)
      // The request was played at most once, and the numbers of rounds leave none out.
      const played = [...platform.bets.values()].filter(({ isBack }) => !isBack).length
      expect(played).toBeLessThanOrEqual(1)
      const next = await second.engine.begin(launch, { request: 'request-8', stake: 1_000, choice: { side: 'under', line: 5_000 } })
      expect(next.round.nonce).toBe(played)
      second.end()
      company.forget()
      if (!isStopped) break
      stops += 1
    }
    expect(stops).toBeGreaterThan(10)
  })
})
