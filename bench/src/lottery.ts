import { quicknet } from '@foyer/draw-check/drand'
import { storesOn, unitOfWorkOn } from '@foyer/server/src/app/stores.ts'
import { createSigningKeys } from '@foyer/server/src/kernel/crypto/signing-keys.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createSeals } from '@foyer/server/src/kernel/security/seals.ts'
import { drawSteps } from '@foyer/server/src/lottery/draws/draw-steps.ts'
import { planDraws } from '@foyer/server/src/lottery/draws/plan-draws.ts'
import { rulesOf } from '@foyer/server/src/lottery/rules/lottery-rules.ts'
import { createWallet } from '@foyer/server/src/money/wallet.ts'
import { ACCOUNT_ROWS, MEMBER_ROWS, merchant, openLedger } from './ledger-moves.ts'

// A draw of 100,000 tickets: how fast they are sold, and what play costs while the draw is settled.

const MEMBERS = 1_000
const PURCHASES = 5_000
const LINES = 20
const AT_ONCE = 16
const BETS = 2_000

const url = process.env['DATABASE_URL'] ?? ''
const { db, close } = await openPostgres(url, error => {
  throw error
})
const ledger = await openLedger(url)
const stores = storesOn(db)

let now = new Date('2026-01-01T00:00:00Z')
const clock = () => now
const seals = createSeals('a key of the bench that is long enough for it')
const code = merchant.code
const written = {
  code: 'bench',
  vendor: 'LOTT',
  name: 'Bench',
  everyMinutes: 60,
  price: 1,
  // One of six tickets wins something.
  pick: {
    numbers: 6,
    of: 36,
    prizes: [
      { match: 6, factor: 1000 },
      { match: 4, factor: 20 },
      { match: 2, factor: 1 },
    ],
  },
} as const
const lottery = {
  ...written,
  image: undefined,
  patterns: ['0 * * * *'],
  times: [],
  closeSeconds: 20,
  mostOnNumber: undefined,
  mostInDraw: undefined,
  rules: rulesOf({ ...written, pick: { ...written.pick, prizes: [...written.pick.prizes] } }, 'PHP', 2),
}
const deps = {
  stores,
  inUnit: unitOfWorkOn(db),
  clock,
  seals,
  randomToken: (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url'),
  lotteryKeys: createSigningKeys('lottery', { ...stores, seals, clock: () => now }),
  beacon: { chain: quicknet, signatureOf: () => Promise.resolve(undefined) },
  merchants: { byCode: () => ({ ...merchant, content: {} }) },
} as unknown as Parameters<typeof drawSteps>[0] & Parameters<typeof planDraws>[0]

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
const numbers = () => {
  const chosen = new Set<number>()
  while (chosen.size < 6) chosen.add(1 + Math.floor(Math.random() * 36))
  return [...chosen]
    .toSorted((one, other) => one - other)
    .map(number => String(number).padStart(2, '0'))
    .join(' ')
}

try {
  await ledger.query(MEMBER_ROWS(0, MEMBERS))
  await ledger.begin()
  await ledger.query(ACCOUNT_ROWS(1, MEMBERS, 0))
  await planDraws(deps)({ code, content: {} } as never, lottery)
  const id = 'bench-20260101-0100'
  const steps = drawSteps(deps)
  const read = async () => {
    const draw = await stores.draws.byId(code, id)
    if (!draw) throw new Error('the draw was not planned')
    return draw
  }
  await steps.open(await read())

  const wallet = createWallet({ clock })
  let left = PURCHASES
  const buyer = async () => {
    while (left > 0) {
      const nth = (left -= 1)
      const tickets = Array.from({ length: LINES }, (_, line) => ({
        line,
        play: null,
        numbers: numbers(),
        units: 1,
        price: 100,
        salt: deps.randomToken(12),
      }))
      await wallet.bet(stores, {
        merchant,
        memberId: `bench${1 + (nth % MEMBERS)}`,
        reference: `purchase-${nth}`,
        amount: LINES * 100,
        beside: stores.tickets.saleOf(id, tickets, []),
      })
    }
  }
  const selling = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, buyer)))
  await ledger.query('vacuum analyze lottery_tickets')

  now = new Date('2026-01-01T01:00:00Z')
  const closing = await timed(async () => steps.close(await read()))
  const drawing = await timed(async () => steps.draw(await read()))

  const alone = await ledger.bets(MEMBERS, BETS)
  let isSettled = false
  const settled = timed(async () => steps.settle(await read())).finally(() => (isSettled = true))
  const during: number[] = []
  while (!isSettled) during.push((await ledger.bets(MEMBERS, BETS / 4)).perSecond)
  const settling = await settled
  const { state, ticketCount } = await read()
  if (state !== 'settled') throw new Error(`the draw is ${state}`)
  const won = await stores.tickets.paid({ merchant: code, id })

  const mean = during.reduce((sum, one) => sum + one, 0) / during.length
  console.log(
    `  ${ticketCount} tickets in ${PURCHASES} purchases: ${(PURCHASES / selling).toFixed(0)} purchases and ${((PURCHASES * LINES) / selling).toFixed(0)} tickets per second`,
  )
  console.log(
    `  closed with its hash in ${closing.toFixed(1)} s, drawn with its certificate in ${drawing.toFixed(1)} s, settled in ${settling.toFixed(1)} s; prizes of ${(won / 100).toFixed(0)}`,
  )
  console.log(`  bets per second: ${alone.perSecond.toFixed(0)} before, ${mean.toFixed(0)} while it was settled`)
} finally {
  await ledger.close()
  await close()
}
