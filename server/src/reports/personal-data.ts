import { personal, FIGURES, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import { reportAgents } from '#reports/schema/agents.ts'
import { reportFunnel, reportCohorts } from '#reports/schema/cohorts.ts'
import { reportParts, reportDays, reportPlayers } from '#reports/schema/figures.ts'
import { reportMarks, reportNights } from '#reports/schema/marks.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(reportParts, { plain: ['dimension', 'key'], why: NOBODY }),
  personal(reportDays, { plain: ['dimension', 'day', 'key'], why: NOBODY }),
  personal(reportPlayers, { plain: ['day'], why: 'counting each member once in a day and a week', goes: 'after 13 weeks' }),
  personal(reportFunnel, { plain: ['day'], why: NOBODY }),
  personal(reportCohorts, { plain: ['week'], why: NOBODY }),
  personal(reportAgents, { why: 'how many members an agent has brought', goes: FIGURES }),
  personal(reportMarks, { why: NOBODY }),
  personal(reportNights, { why: NOBODY }),
]
