import fc from 'fast-check'
import { createLedgerModel, followedBy, type Step } from './ledger-model.ts'

const kind = fc.constantFrom<Step['kind'][]>(
  'deposit',
  'hold',
  'hold',
  'payout',
  'return',
  'bet',
  'bet',
  'bet',
  'win',
  'win',
  'rollback',
  'earn',
  'spend',
  'remit',
  'chargeback',
  'adjust',
  'deduct',
  'recover',
  'recover',
  'write-off',
  'reversal',
  'void',
  'void-win',
)
/** What becomes of a step: most are as they should be, some are asked for again or are mistaken. */
const turn = fc.constantFrom('right', 'right', 'right', 'right', 'right', 'right', 'again', 'used reference', 'unknown target', 'wrong member')

const drawnBy = (members: number) =>
  // Without fast-check's preference for small numbers, by which nearly all would concern the first member and the first step.
  fc.noBias(fc.record({ kind, turn, member: fc.nat({ max: members - 1 }), amount: fc.constantFrom(1, 10, 40), pick: fc.nat({ max: 999 }) }))

type Drawn = ReturnType<typeof drawnBy> extends fc.Arbitrary<infer Value> ? Value : never

/** Every other deposit or payout costs something: less than it moves. */
const feeOf = (kind: Step['kind'], pick: number, hold: Step | undefined): number => {
  if (pick % 2 === 0) return 0
  return kind === 'deposit' ? 3 : kind === 'payout' && (hold?.amount ?? 0) > 1 ? 1 : 0
}

/** Turns what was drawn into steps that, where they are not meant to be mistaken, refer to what took place before. */
const stepsOf = (all: readonly Drawn[], merchants: readonly string[]): readonly Step[] => {
  const model = createLedgerModel(merchants)
  const steps: Step[] = []
  const placed: Step[] = []
  for (const [index, drawn] of all.entries()) {
    // Everybody begins with money.
    const own = index < merchants.length ? 'deposit' : drawn.kind
    const anyOf = (request: Step['kind'] | undefined) => {
      const found = placed.filter(step => step.kind === request)
      return found[drawn.pick % Math.max(1, found.length)]
    }
    const earlier = anyOf(own)
    const target = anyOf(followedBy(own))
    const isNew = drawn.turn !== 'again' || !earlier || index < merchants.length
    const step = isNew
      ? {
          kind: own,
          member: index < merchants.length ? index : target && drawn.turn !== 'wrong member' ? target.member : drawn.member,
          reference: drawn.turn === 'used reference' && earlier ? earlier.reference : index,
          // An unknown one may come later: the next step has this reference.
          followed: target && drawn.turn !== 'unknown target' ? target.reference : index + 1,
          amount: own === 'deposit' || own === 'earn' ? drawn.amount * 20 : drawn.amount,
          fee: feeOf(own, drawn.pick, target),
        }
      : earlier
    if (/^\d+ v\d+$/.test(model.run(step))) placed.push(step)
    steps.push(step)
  }
  return steps
}

/** Random histories of a member of each of these merchants: mostly sensible, with replays, used references, mistaken members, and rollbacks before their bets. */
export const ledgerHistory = (merchants: readonly string[]): fc.Arbitrary<readonly Step[]> =>
  fc.array(drawnBy(merchants.length), { minLength: 20, maxLength: 50, size: 'max' }).map(all => stepsOf(all, merchants))
