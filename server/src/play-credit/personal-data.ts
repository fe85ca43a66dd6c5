import { personal, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as playCredits from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(playCredits.playCredits, { plain: ['state', 'weights'], why: 'play credit and its turnover', goes: FIGURES }),
]
