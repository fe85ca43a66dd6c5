import { personal, NOBODY, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { lotteryTickets, lotteryStakes, lotteryBlocks } from '#lottery/schema/tickets.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(lotteryDraws, {
    // The statement of a void draw names who of the operator's staff declared it; nobody of the players.
    plain: [
      'id',
      'lottery',
      'vendor',
      'name',
      'state',
      'rules',
      'sealedSeed',
      'commitment',
      'commitmentHash',
      'root',
      'rootStatement',
      'waitsFor',
      'voidStatement',
    ],
    why: NOBODY,
  }),
  personal(lotteryResults, { plain: ['drawId', 'results', 'prizes', 'certificate', 'carriedFrom'], why: NOBODY }),
  personal(lotteryTickets, {
    plain: ['drawId', 'play', 'numbers', 'salt', 'state'],
    why: 'the proof of a draw, which nobody can change',
    goes: FIGURES,
  }),
  personal(lotteryStakes, { plain: ['drawId', 'subject'], why: NOBODY }),
  personal(lotteryBlocks, { plain: ['drawId', 'root'], why: NOBODY }),
]
