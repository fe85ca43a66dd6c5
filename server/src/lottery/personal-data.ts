import { personal, NOBODY, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as lottery from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(lottery.lotteryDraws, {
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
  personal(lottery.lotteryResults, { plain: ['drawId', 'results', 'prizes', 'certificate', 'carriedFrom'], why: NOBODY }),
  personal(lottery.lotteryTickets, {
    plain: ['drawId', 'play', 'numbers', 'salt', 'state'],
    why: 'the proof of a draw, which nobody can change',
    goes: FIGURES,
  }),
  personal(lottery.lotteryStakes, { plain: ['drawId', 'subject'], why: NOBODY }),
  personal(lottery.lotteryBlocks, { plain: ['drawId', 'root'], why: NOBODY }),
]
