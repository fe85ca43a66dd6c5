import { commitmentHash, seedHashOf, type Commitment } from '@foyer/draw-check/commitment'
import { roundAfter } from '@foyer/draw-check/drand'
import { signedText } from '@foyer/draw-check/signed'
import type { SigningKey } from '#kernel/crypto/signing-keys.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { nextDrawAfter } from '#lottery/lottery-schedule.ts'
import type { MerchantLottery } from '#lottery/merchant-lottery.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import type { NewDraw } from './draw-store.ts'
import { queueStep } from './queue-step.ts'

/** So many draws of a lottery are planned ahead, the one that is sold among them. */
const AHEAD = 3
const SEED_BYTES = 32

/** What the seed of a draw is sealed for. */
export const SEED_SEAL = 'lottery-seed'

type PlanDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'seals' | 'randomToken' | 'lotteryKeys' | 'beacon'>
type Times = Pick<NewDraw, 'opensAt' | 'closesAt' | 'drawsAt'>

/** The lottery and the moment of the draw in UTC: the same for whoever plans it. */
const drawIdOf = (lottery: string, at: Date): string =>
  `${lottery}-${at.toISOString().slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '')}`

/** The next draws. The first one is sold at once, every other one when sales of the one before end. */
const timesAhead = (lottery: MerchantLottery, zone: string, now: Date): readonly Times[] => {
  const times: Times[] = []
  for (let drawsAt = nextDrawAfter(lottery, zone, now); times.length < AHEAD; drawsAt = nextDrawAfter(lottery, zone, drawsAt)) {
    const closesAt = new Date(drawsAt.getTime() - lottery.closeSeconds * 1000)
    if (closesAt > now) times.push({ opensAt: times.at(-1)?.closesAt ?? now, closesAt, drawsAt })
  }
  return times
}

/** Plans the next draws of a lottery and publishes what they promise. Those that are planned already stay as they are. */
export const planDraws = ({ stores, inUnit, clock, seals, randomToken, lotteryKeys, beacon }: PlanDeps) => {
  const newDraw = (merchant: Merchant, lottery: MerchantLottery, { opensAt, closesAt, drawsAt }: Times, key: SigningKey): NewDraw => {
    const { vendor, name, rules, mostOnNumber = null, mostInDraw = null } = lottery
    const id = drawIdOf(lottery.code, drawsAt)
    const seed = Buffer.from(randomToken(SEED_BYTES), 'base64url').toString('hex')
    const beaconRound = merchant.content.lotteries?.entropy === 'drand' ? roundAfter(drawsAt, beacon.chain) : null
    const commitment: Commitment = {
      form: 'foyer-commitment/2',
      merchant: merchant.code,
      lottery: lottery.code,
      draw: id,
      rules,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      seedHash: seedHashOf(seed),
      beacon: beaconRound === null ? null : { chain: beacon.chain.hash, round: beaconRound },
    }
    return {
      merchant: merchant.code,
      id,
      lottery: lottery.code,
      vendor,
      name,
      opensAt,
      closesAt,
      drawsAt,
      rules,
      mostOnNumber,
      mostInDraw,
      sealedSeed: seals.seal(SEED_SEAL, seed),
      commitment: signedText(commitment, key.publicKey, message => key.sign(message)),
      commitmentHash: commitmentHash(commitment),
      beaconRound,
    }
  }

  return async (merchant: Merchant, lottery: MerchantLottery): Promise<void> => {
    const key = await lotteryKeys.of(stores, merchant.code)
    for (const times of timesAhead(lottery, timeZoneOf(merchant), clock())) {
      const draw = newDraw(merchant, lottery, times, key)
      await inUnit(async unit => {
        if (await unit.draws.add(draw)) await queueStep(unit, draw, 'open', draw.opensAt)
      })
    }
  }
}
