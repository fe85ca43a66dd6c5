import { certificateDigest, certificateFormOf, codeOf, drawResults, type Certificate, type PreviousCertificate } from '@foyer/draw-check/certificate'
import { timeOfRound } from '@foyer/draw-check/drand'
import { prizesOf } from '@foyer/draw-check/prizes'
import { signedText } from '@foyer/draw-check/signed'
import { PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { commitmentOf } from '#lottery/commitment-of.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { countWinners, areExact } from './count-winners.ts'
import { restMover } from './move-rest.ts'
import { openSeed } from './open-seed.ts'
import { queueStep } from './queue-step.ts'
import type { Step, StepDeps } from './step.ts'

/** How soon a draw is tried again that waits for the beacon or for the draw before it, s. */
const WAIT_SECONDS = 5

/**
 * Makes the numbers, the sums of the prizes and the certificate of a closed draw. Everything follows from what is fixed by then, so whoever does
 * it first decides nothing that another process would have decided otherwise. Where the beacon was promised and has not come, the draw waits.
 */
export const drawNumbers = ({ stores, inUnit, clock, seals, lotteryKeys, beacon, merchants }: StepDeps): Step => {
  const moveRest = restMover({ clock, merchants })

  const waitFor = async (draw: StoredDraw, waitsFor: 'beacon' | 'draw'): Promise<never> => {
    await stores.draws.wait(draw, waitsFor)
    throw new TryLater(`${draw.id} waits for the ${waitsFor === 'beacon' ? 'beacon' : 'draw before it'}`, { after: WAIT_SECONDS, cost: 0 })
  }

  const beaconOf = async (draw: StoredDraw): Promise<string | null> => {
    const { beaconRound: round } = draw
    if (round === null) return null
    const comesAt = timeOfRound(round, beacon.chain)
    const signature = clock() < comesAt ? undefined : await beacon.signatureOf(round)
    return signature ?? (await waitFor(draw, 'beacon'))
  }

  /** The certificate that this one names, so that none can be changed or left out later without changing all that follow. */
  const previousOf = async (draw: StoredDraw): Promise<PreviousCertificate | null> => {
    const before = await stores.draws.certificateBefore(draw)
    return before ? { draw: before.id, digest: certificateDigest(before.certificate) } : null
  }

  return async draw => {
    if (draw.state !== 'closed') return
    const { root, ticketCount: count, staked, closedAt, rules } = draw
    if (root === null || count === null || staked === null || closedAt === null) throw new TryLater(`the tickets of ${draw.id} are not counted yet`)
    if (clock() < draw.drawsAt) throw new TryLater(`the moment of ${draw.id} has not come`, { after: draw.drawsAt, cost: 0 })
    const commitment = commitmentOf(draw)
    const isChained = commitment.form === 'foyer-commitment/2'
    if ((isChained || rules.pool !== null) && (await stores.draws.hasOpenBefore(draw))) await waitFor(draw, 'draw')
    const signature = await beaconOf(draw)
    const seed = await openSeed({ stores, seals }, draw)
    const results = drawResults(commitment, { seed, root, beacon: signature })
    const before = rules.pool === null ? undefined : await stores.draws.restBefore(draw)
    const carried = before?.rest ?? 0
    const { prizes, pool } = prizesOf(rules, await countWinners(stores, draw, rules, results), { staked, carried })
    // A sum that is not exact can neither be signed nor paid. The draw stays closed, and whoever runs it declares it void: every ticket is paid back.
    if (!areExact(prizes, pool))
      throw new PermanentFailure(`the prizes of ${draw.id} are more than can be paid exactly; declare the draw void (docs/lottery.md)`)
    const drawnAt = clock()
    const certificate: Certificate = {
      form: certificateFormOf(commitment),
      code: codeOf(rules),
      commitment,
      closedAt: closedAt.toISOString(),
      tickets: { count, root, staked },
      beacon: signature,
      seed,
      results,
      prizes,
      pool,
      drawnAt: drawnAt.toISOString(),
      ...(isChained && { previous: await previousOf(draw) }),
    }
    const key = await lotteryKeys.of(stores, draw.merchant)
    const text = signedText(certificate, key.publicKey, message => key.sign(message))
    await inUnit(async unit => {
      if (!(await unit.draws.enter(draw, ['closed'], 'drawn'))) return
      await moveRest(unit, draw, pool, before?.id)
      await unit.draws.addResult(draw, { drawnAt, results, prizes, certificate: text, carriedFrom: before?.id ?? null, pool })
      await queueStep(unit, draw, 'settle', drawnAt)
    })
  }
}
