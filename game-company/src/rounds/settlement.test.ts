import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Company, createCompany, expectHonest, type Life, onLadder, playDice, settleAll } from './testing/company.ts'
import { BALANCE } from './testing/wallet-stand-in.ts'

let company: Company
let life: Life
beforeEach(() => {
  company = createCompany()
  life = company.live()
})
afterEach(() => {
  life.end()
  company.forget()
})

test.each(['request', 'answer'] as const)(
  'a wallet that is not heard loses the %s of a bet: the bet is taken back until that is certain',
  async lost => {
    company.platform.lose.push(lost, 'request', 'answer')
    const { round } = await playDice(life)
    expect(round.state).toBe('returning')
    await settleAll(company, life)
    expect(life.rounds.find(round.id)?.state).toBe('returned')
    expect(company.platform.balance()).toBe(BALANCE)
    expectHonest(company, life)
  },
)

test.each(['request', 'answer'] as const)(
  'a wallet that is not heard loses the %s of a win: it is handed over until that is certain, and once',
  async lost => {
    const begun = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    company.platform.lose.push(lost, 'answer', 'request')
    company.pass(61_000)
    expect((await life.engine.look(begun.round.id))?.state).toBe('paying')
    await settleAll(company, life)
    expect(life.rounds.find(begun.round.id)?.state).toBe('closed')
    expectHonest(company, life)
  },
)

test('a wallet that is not heard is asked again after 1, 2, 4 … s, at most after 5 minutes', async () => {
  company.platform.lose.push(...Array.from({ length: 12 }, () => 'request' as const))
  await playDice(life)
  const waits: number[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const [next] = company.takeWaiting()
    waits.push(next!.ms)
    next!.work()
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000])
})
